import type * as notistack from './notistack'
import { requestToasts } from './requestToasts'

// Loads the toasts in advance, so that a lost connection can still be reported.
requestToasts()

type Notistack = typeof notistack

let resolveAreaMounted: (loaded: Notistack) => void
/** Resolves to notistack, which loads with the toasts. Its functions are read at each call: every mount sets new ones. */
const areaMounted = new Promise<Notistack>((resolve) => {
  resolveAreaMounted = resolve
})

/** Called by the toast area once it has mounted, with the notistack that it shows toasts by. */
export const handleAreaMounted = (loaded: Notistack) => {
  resolveAreaMounted(loaded)
}

/**
 * Shows a toast in place of the one before, once the toast area has mounted. `message` is the translated
 * text.
 */
export function notify(message: string, variant: notistack.VariantType): void {
  void areaMounted.then(({ closeSnackbar, enqueueSnackbar }) => {
    // In notistack's queue it would wait until the one before has left, and might be lost.
    closeSnackbar()
    enqueueSnackbar(message, { variant })
  })
}

/** Closes the toast, if there is one. */
export function closeToast(): void {
  void areaMounted.then(({ closeSnackbar }) => {
    closeSnackbar()
  })
}
