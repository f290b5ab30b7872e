import Alert, { type AlertProps } from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { slotTimes } from '../domain/slots'
import styles from './dateTime.module.css'

/** What to do before there are slots, or where all are taken. */
export const SlotHint = (props: AlertProps) => <Alert severity="info" role="note" {...props} />

/** The slots while they load. If that takes long, it says that the search goes on. */
export function SlotsSkeleton({ isSlow = false }: { readonly isSlow?: boolean }) {
  const { t } = useTranslation('scheduledemo')
  return (
    <div className={styles.grid} aria-hidden>
      {slotTimes.map((time) => (
        <Skeleton key={time} className={styles.skeleton} />
      ))}
      {isSlow && <span className={styles.slowText}>{t('times_slow')}</span>}
    </div>
  )
}
