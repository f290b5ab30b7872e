import { closeSnackbar, enqueueSnackbar, type VariantType } from './notistack'
import { requestToasts } from './requestToasts'

// Loads the toasts in advance, so that a lost connection can still be reported.
requestToasts()

let resolveAreaMounted: () => void
const areaMounted = new Promise<void>((resolve) => {
  resolveAreaMounted = resolve
})

/** Called by the toast area once it has mounted. */
export const handleAreaMounted = () => {
  resolveAreaMounted()
}

/**
 * Shows a toast in place of the one before, once the toast area has mounted. `message` is the translated
 * text.
 */
export function notify(message: string, variant: VariantType): void {
  void areaMounted.then(() => {
    // In notistack's queue it would wait until the one before has left, and might be lost.
    closeSnackbar()
    enqueueSnackbar(message, { variant })
  })
}

/** Closes the toast, if there is one. */
export function closeToast(): void {
  void areaMounted.then(() => {
    closeSnackbar()
  })
}
