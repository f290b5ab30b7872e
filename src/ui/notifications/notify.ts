import type { closeSnackbar, enqueueSnackbar, VariantType } from 'notistack'
import { requestToasts } from './requestToasts'

// Loads the toasts in advance, so that a lost connection can still be reported.
requestToasts()

/** What notistack offers, which loads with the toasts. */
interface Snackbars {
  readonly closeSnackbar: typeof closeSnackbar
  readonly enqueueSnackbar: typeof enqueueSnackbar
}

let resolveAreaMounted: (snackbars: Snackbars) => void
const areaMounted = new Promise<Snackbars>((resolve) => {
  resolveAreaMounted = resolve
})

/** Called by the toast area once it has mounted. */
export const handleAreaMounted = (snackbars: Snackbars) => {
  resolveAreaMounted(snackbars)
}

/**
 * Shows a toast in place of the one before, once the toast area has mounted. `message` is the translated
 * text.
 */
export function notify(message: string, variant: VariantType): void {
  void areaMounted.then((snackbars) => {
    // In notistack's queue it would wait until the one before has left, and might be lost.
    snackbars.closeSnackbar()
    snackbars.enqueueSnackbar(message, { variant })
  })
}

/** Closes the toast, if there is one. */
export function closeToast(): void {
  void areaMounted.then((snackbars) => {
    snackbars.closeSnackbar()
  })
}
