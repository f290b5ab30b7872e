import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Shell.module.css'

/** Header, the page, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('nav')
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {t('skip_to_content')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </>
  )
}
