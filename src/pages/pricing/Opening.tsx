import { discountPercent } from '../../content/plans'
import { selectLanguage } from '../../i18n/languageSlice'
import { formatPercent } from '../../i18n/format'
import { useContent } from '../../i18n/useContent'
import { useAppSelector } from '../../store/hooks'
import styles from './Opening.module.css'

/** What the page is about, and the discount stuck onto it. */
export function Opening() {
  const { title, intro, sticker } = useContent('pricing')
  const language = useAppSelector(selectLanguage)
  const percent = formatPercent(-discountPercent, language)
  return (
    <header className={styles.opening}>
      <div className={styles.pitch}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <p className={styles.sticker}>
        <strong>{percent}</strong>
        <span>{sticker}</span>
      </p>
    </header>
  )
}
