import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { Mark } from '../../ui/Mark'
import { PageLink } from '../../ui/PageLink'
import { AppearanceSwitch } from './AppearanceSwitch'
import styles from './Footer.module.css'

export function Footer() {
  const { t } = useTranslation(['footer', 'nav'])
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Mark size={40} />
          <p>{t('claim')}</p>
        </div>
        <nav aria-label={t('navigation_label')}>
          <ul className={styles.links}>
            <li>
              <PageLink page="home">{t('nav:home')}</PageLink>
            </li>
            <li>
              <PageLink page="scheduleDemo">{t('nav:schedule_demo')}</PageLink>
            </li>
          </ul>
        </nav>
        <AppearanceSwitch />
      </div>
      <p className={styles.copyright}>
        {t('copyright', { year: new Date().getFullYear(), brand: siteConfig.brand })}
      </p>
    </footer>
  )
}
