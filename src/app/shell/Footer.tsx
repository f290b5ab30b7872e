import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantKeys, assistantNames } from '../../site/assistants'
import { siteConfig } from '../../site/siteConfig'
import { Mark } from '../../ui/Mark'
import { useHydrated } from '../../ui/useHydrated'
import { AppearanceSwitch } from './AppearanceSwitch'
import styles from './Footer.module.css'
import { FooterBadges } from './FooterBadges'
import { IndustryLinks } from './IndustryLinks'
import { NavLink } from './NavLink'
import { SocialLinks } from './SocialLinks'

const productPages = [
  { text: 'how_it_works', page: 'howItWorks' },
  { text: 'pricing', page: 'pricing' },
  { text: 'blog', page: 'blog' },
  { text: 'search', page: 'search' },
  { text: 'schedule_demo', page: 'scheduleDemo' },
] as const

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** By itself, so that nothing else of the footer is rendered for it once more. */
function Copyright() {
  const { t } = useTranslation('footer')
  // The year of the build gives way to the visitor's.
  return (
    <p key={String(useHydrated())} className={styles.copyright} suppressHydrationWarning>
      {t('copyright', { year: new Date().getFullYear(), brand: siteConfig.brand })}
    </p>
  )
}

export const Footer = memo(function Footer() {
  const { t } = useTranslation(['footer', 'nav'])
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <Mark size={56} />
          <p>{t('claim')}</p>
          <FooterBadges />
        </div>
        <nav className={styles.columns} aria-label={t('navigation_label')}>
          <Column title={t('product')}>
            <ul>
              {productPages.map(({ text, page }) => (
                <li key={page}>
                  <NavLink page={page}>{t(`nav:${text}`)}</NavLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column title={t('assistants')}>
            <ul>
              {assistantKeys.map((assistant) => (
                <li key={assistant}>
                  <NavLink page="howItWorks" query={{ assistant }} anchor="conversation">
                    {assistantNames[assistant]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column title={t('nav:industries')}>
            <IndustryLinks />
          </Column>
          <Column title={t('company')}>
            <ul>
              <li>
                <NavLink page="home" anchor="contact">
                  {t('nav:contact')}
                </NavLink>
              </li>
              <li>
                <NavLink page="privacy">{t('privacy')}</NavLink>
              </li>
              <li>
                <NavLink page="googleTerms">{t('google_terms')}</NavLink>
              </li>
            </ul>
          </Column>
        </nav>
      </div>
      <div className={styles.bottom}>
        <SocialLinks />
        <AppearanceSwitch />
        <Copyright />
      </div>
    </footer>
  )
})
