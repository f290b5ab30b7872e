import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { SnackbarProvider } from './notistack'
import { handleAreaMounted } from './notify'
import { Toast } from './Toast'

const components = { default: Toast, info: Toast, success: Toast, error: Toast, warning: Toast }

/**
 * The area for toasts; its label is the same in both languages (requirements, section 1). A new toast
 * replaces the one before.
 */
export default function Toasts() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (area) handleAreaMounted()
  }, [area])
  return (
    <>
      {/* Live: a toast that appears with its text would else be silent, unless it is an alert. */}
      <Area aria-label="Notifications" aria-live="polite" lang="en" ref={setArea} />
      {area && (
        <SnackbarProvider
          domRoot={area}
          Components={components}
          autoHideDuration={7000}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        />
      )}
    </>
  )
}

/** Below the header; on phones at the bottom, above the question for consent. */
const Area = styled('section')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    top: 'calc(var(--header-height) + 8px)',
    [theme.breakpoints.down('md')]: { top: 'auto', bottom: 'var(--banner-space, 8px)' },
    // What is leaving stands there no longer.
    '& > :not(:last-child)': { display: 'none' },
  },
}))
