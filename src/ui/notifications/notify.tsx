import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { Translation } from 'react-i18next'
import type * as notistack from './notistack'
import { requestToasts } from './requestToasts'

// Loads the toasts in advance, so that a lost connection can still be reported.
requestToasts()

type GetSnackbars = () => Pick<typeof notistack, 'closeSnackbar' | 'enqueueSnackbar'>

let resolveAreaMounted: (getSnackbars: GetSnackbars) => void
/** Resolves to notistack's functions, which load with the toasts and are new at each mount. */
const areaMounted = new Promise<GetSnackbars>((resolve) => {
  resolveAreaMounted = resolve
})

/** Called by the toast area once it has mounted, with notistack's current functions. */
export const handleAreaMounted = (getSnackbars: GetSnackbars) => {
  resolveAreaMounted(getSnackbars)
}

/**
 * Shows a toast in place of the one before, once the toast area has mounted. `write` gives its text, again
 * if the visitor switches the language.
 */
export function notify(write: (t: TFunction) => ReactNode, variant: notistack.VariantType): void {
  void areaMounted.then((getSnackbars) => {
    const { closeSnackbar, enqueueSnackbar } = getSnackbars()
    // In notistack's queue it would wait until the one before has left, and might be lost.
    closeSnackbar()
    enqueueSnackbar(
      // `nav` has the text of the button that closes a toast, so it is loaded.
      <Translation ns="nav">{(_, { i18n }) => <span>{write(i18n.t)}</span>}</Translation>,
      { variant },
    )
  })
}

/** Closes the toast, if there is one. */
export function closeToast(): void {
  void areaMounted.then((getSnackbars) => {
    getSnackbars().closeSnackbar()
  })
}
