import { enqueueSnackbar, type VariantType } from './notistack'
import { wantToasts } from './wantToasts'

// Whoever can tell something has to be heard even when the connection has gone meanwhile.
wantToasts()

let announceArea: () => void
const areaMounted = new Promise<void>((resolve) => {
  announceArea = resolve
})

/** Told by the toast area once it can show something. */
export const notificationAreaMounted = () => {
  announceArea()
}

/** Shows a toast, as soon as the toast area stands. The text is the whole message, translated. */
export function notify(message: string, variant: VariantType): void {
  void areaMounted.then(() => enqueueSnackbar(message, { variant }))
}
