// Must come first: goober must find its style sheet when notistack loads.
import './adoptGooberStyles'
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack'
import { useEffect, useState, type Ref } from 'react'
import { Translation, useTranslation } from 'react-i18next'
import { getFloatingStyles } from '@/theme/components/surfaces'
import { handleAreaMounted, type ShowToast } from './notify'

const components = { default: Toast, info: Toast, success: Toast, error: Toast, warning: Toast }

/**
 * The area for toasts; its label is the same in both languages (requirements, section 1). A new toast
 * replaces the one before.
 */
export default function Toasts() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (area) handleAreaMounted(showToast)
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

const showToast: ShowToast = (toast) => {
  // In notistack's queue the next one would wait until the one before has left, and might be lost.
  closeSnackbar()
  if (!toast) return
  enqueueSnackbar(
    // `nav` has the text of the button that closes a toast, so it is loaded.
    <Translation ns="nav">{(_, { i18n }) => <span>{toast.write(i18n.t)}</span>}</Translation>,
    { variant: toast.variant },
  )
}

/** Below the header; on phones and tablets at the bottom, above the question for consent. */
const Area = styled('section')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    top: 'calc(var(--header-height) + 8px)',
    [theme.breakpoints.down('lg')]: { top: 'auto', bottom: 'var(--banner-space, 8px)' },
    // What is leaving stands there no longer.
    '& > :not(:last-child)': { display: 'none' },
  },
}))

/** A toast. Screen readers announce errors at once and other toasts when they are idle. */
function Toast({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t, i18n } = useTranslation('nav')
  return (
    <ToastAlert
      ref={ref}
      lang={i18n.language}
      closeText={t('close_notification')}
      slotProps={{ closeButton: { ref: returnFocus } }}
      role={variant === 'error' ? 'alert' : 'status'}
      severity={variant === 'default' ? 'info' : variant}
      onClose={() => {
        closeSnackbar(id)
      }}
    >
      {message}
    </ToastAlert>
  )
}

/**
 * A ref: when a button that has the focus is removed with its toast, the focus goes back to where it came from. What a
 * ref returns runs before its element is removed.
 */
function returnFocus(button: HTMLElement) {
  let origin: HTMLElement | undefined
  const keepOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) origin = relatedTarget
  }
  button.addEventListener('focus', keepOrigin)
  return () => {
    if (document.activeElement !== button) return
    const place = origin?.isConnected ? origin : document.getElementById('content')
    place?.focus({ preventScroll: true })
  }
}

const ToastAlert = styled(Alert)(({ theme, severity = 'info' }) => {
  const { primary, site, error, background, text } = theme.vars.palette
  const colors = { info: primary.main, success: site.mint, warning: site.sun, error: error.main }
  return {
    width: '100%',
    maxWidth: 420,
    padding: '16px 12px 16px 20px',
    ...getFloatingStyles(theme),
    borderInlineStart: `6px solid ${colors[severity]}`,
    borderRadius: theme.vars.radius.reply,
    color: text.primary,
    // `&&` is more specific than the background of a severity in the dark scheme.
    '&&': { backgroundColor: background.paper },
    '& .MuiAlert-action': { padding: 0, margin: '-4px 0 -4px auto' },
    [theme.breakpoints.down('lg')]: { padding: '8px 4px 8px 16px', font: theme.vars.font.body2 },
  }
})
