import { useTranslation } from 'react-i18next'
import styles from './FooterBadges.module.css'

const badges = [
  { text: 'badge_verified', path: 'm6 10.5 3 3 5.5-6' },
  { text: 'badge_startup', path: 'M10 14V6m-4 4 4-4 4 4' },
] as const

/** The provider's two badges, as neutral marks with their text (R14). */
export function FooterBadges() {
  const { t } = useTranslation('footer')
  return (
    <ul className={styles.badges}>
      {badges.map(({ text, path }) => (
        <li key={text}>
          <svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true">
            <path
              className={styles.bubble}
              d="M10 1a9 9 0 1 1-4.4 16.8L1.6 19l1.1-3.9A9 9 0 0 1 10 1Z"
            />
            <path className={styles.sign} d={path} />
          </svg>
          {t(text)}
        </li>
      ))}
    </ul>
  )
}
