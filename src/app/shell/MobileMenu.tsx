import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/Button'
import { HeaderMenu } from './HeaderMenu'
import { LanguageLinks } from './LanguageLinks'
import styles from './MobileMenu.module.css'
import { NavLink } from './NavLink'
import { navigation } from './navigation'

/** Everything that the header leads to, below 768 px. The stylesheet keeps the page behind it still. */
export function MobileMenu() {
  const { t } = useTranslation('nav')
  return (
    <HeaderMenu
      menu="mobile"
      name={t('menu')}
      className={styles.menu}
      opener={
        <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
          <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
            <path className={styles.firstBar} d="M4 9h18" />
            <path className={styles.secondBar} d="M4 17h18" />
          </g>
        </svg>
      }
    >
      <div className={styles.panel}>
        <ul className={styles.entries}>
          {navigation.map(({ text, ...target }) => (
            <li key={text}>
              <NavLink {...target}>{t(text)}</NavLink>
            </li>
          ))}
        </ul>
        <section className={styles.language} aria-labelledby="mobile-menu-language">
          <h2 id="mobile-menu-language">{t('language_preference')}</h2>
          <LanguageLinks />
        </section>
        <ButtonLink page="scheduleDemo">{t('schedule_demo')}</ButtonLink>
      </div>
    </HeaderMenu>
  )
}
