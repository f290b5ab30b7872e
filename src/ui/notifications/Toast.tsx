import { useSnackbar, type CustomContentProps } from './notistack'
import type { Ref } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../i18n/languageSlice'
import styles from './Toast.module.css'

/** One toast. Errors interrupt a screen reader, everything else waits its turn. */
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
    <div
      ref={ref}
      lang={language}
      role={variant === 'error' ? 'alert' : 'status'}
      className={`${styles.toast} ${styles[variant] ?? ''}`}
    >
      <p>{message}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('close_notification')}
        onClick={() => {
          closeSnackbar(id)
        }}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </button>
    </div>
  )
}
