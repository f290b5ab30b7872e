import { useEffect } from 'react'
import { SnackbarProvider } from './notistack'
import { handleAreaMounted } from './notify'
import { Toast } from './Toast'

const components = { default: Toast, info: Toast, success: Toast, error: Toast, warning: Toast }

/** Renders toasts into their area, one at a time: a new one replaces the one before. */
export default function Toasts({ area }: { readonly area: HTMLElement }) {
  useEffect(handleAreaMounted, [])
  return (
    <SnackbarProvider
      domRoot={area}
      Components={components}
      maxSnack={1}
      preventDuplicate
      autoHideDuration={7000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  )
}
