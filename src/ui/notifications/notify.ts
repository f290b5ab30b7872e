import type { TFunction } from 'i18next'
import type { VariantType } from 'notistack'
import type { ReactNode } from 'react'
import { requestToasts } from './requestToasts'

// Loads the toasts in advance, so that a lost connection can still be reported.
requestToasts()

interface ToastText {
  /** Gives the toast's text, again if the visitor switches the language. */
  readonly write: (t: TFunction) => ReactNode
  readonly variant: VariantType
}

/** Shows a toast in place of the one before; without one, only closes that. */
export type ShowToast = (toast?: ToastText) => void

let resolveAreaMounted: (show: ShowToast) => void
const areaMounted = new Promise<ShowToast>((resolve) => {
  resolveAreaMounted = resolve
})

/** Called by the toast area, whose code loads later than this, once it has mounted. */
export const handleAreaMounted = (show: ShowToast): void => {
  resolveAreaMounted(show)
}

/** Shows a toast in place of the one before, once the toast area has mounted. */
export function notify(write: ToastText['write'], variant: VariantType): void {
  void areaMounted.then((show) => {
    show({ write, variant })
  })
}

/** Closes the toast, if there is one. */
export function closeToast(): void {
  void areaMounted.then((show) => {
    show()
  })
}
