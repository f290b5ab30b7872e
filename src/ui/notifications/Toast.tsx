import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { getFloatingStyles } from '@/theme/components/surfaces'
import { useSnackbar, type CustomContentProps } from './notistack'

/** A toast. Screen readers announce errors at once and other toasts when they are idle. */
export function Toast({
  id,
  message,
  variant,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar()
  const { t } = useTranslation('nav')
  const language = useSelector(selectLanguage)
  return (
    <ToastAlert
      ref={ref}
      lang={language}
      role={variant === 'error' ? 'alert' : 'status'}
      severity={variant === 'default' ? 'info' : variant}
      closeText={t('close_notification')}
      onClose={() => {
        closeSnackbar(id)
      }}
    >
      {message}
    </ToastAlert>
  )
}

const ToastAlert = styled(Alert)(({ theme, severity = 'info' }) => {
  const { primary, site, error } = theme.vars.palette
  const colors = { info: primary.main, success: site.mint, warning: site.sun, error: error.main }
  return {
    width: '100%',
    maxWidth: 420,
    padding: '16px 12px 16px 20px',
    ...getFloatingStyles(theme),
    borderInlineStart: `6px solid ${colors[severity]}`,
    borderRadius: theme.vars.radius.reply,
    '& .MuiAlert-action': { padding: 0, margin: '-4px 0 -4px auto' },
    [theme.breakpoints.down('md')]: { padding: '8px 4px 8px 16px', font: theme.vars.font.body2 },
  }
})
