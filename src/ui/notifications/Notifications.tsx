import { SnackbarProvider } from './notistack'
import { useEffect, useState } from 'react'
import { notificationAreaMounted } from './notify'
import { Toast } from './Toast'
import styles from './Toast.module.css'

const components = { default: Toast, info: Toast, success: Toast, error: Toast, warning: Toast }

/** The area in which toasts appear; the specification fixes its label for both languages. */
export default function Notifications() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (area) notificationAreaMounted()
  }, [area])
  return (
    <>
      <section aria-label="Notifications" lang="en" ref={setArea} />
      {area && (
        <SnackbarProvider
          domRoot={area}
          Components={components}
          maxSnack={3}
          preventDuplicate
          autoHideDuration={7000}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          classes={{ containerRoot: styles.area }}
        />
      )}
    </>
  )
}
