import { useSyncExternalStore } from 'react'
import { formatDay } from '../../i18n/format'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppSelector } from '../../store/hooks'
import styles from './LastUpdated.module.css'

const neverChanges = () => () => undefined
const millisecondsPerMinute = 60_000
/** `YYYY-MM-DD` where the visitor is. */
function today(): string {
  const now = new Date()
  const local = now.valueOf() - now.getTimezoneOffset() * millisecondsPerMinute
  return new Date(local).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
const notYet = () => undefined

/** The date of the view (R15): empty in what is rendered beforehand, today's once it is live. */
export function LastUpdated({ label }: { readonly label: string }) {
  const language = useAppSelector(selectLanguage)
  const date = useSyncExternalStore(neverChanges, today, notYet)
  return (
    <p className={styles.updated} data-approach="">
      {label} {date && <time dateTime={date}>{formatDay(date, language)}</time>}
    </p>
  )
}
