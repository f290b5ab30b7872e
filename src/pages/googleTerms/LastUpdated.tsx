import { useSyncExternalStore } from 'react'
import { formatDay } from '../../i18n/formatters'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppSelector } from '../../store/hooks'
import styles from './LastUpdated.module.css'

const neverChanges = () => () => undefined
/** `YYYY-MM-DD`: Swedish writes its dates so. */
const today = () => new Date().toLocaleDateString('sv')
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
