import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Shell.module.css'
import { ShellPlace } from './ShellPlace'
import { useMenusClosed } from './useMenusClosed'

/** Header, the page, footer. Another page is no reason for the header and the footer to be rendered. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('nav')
  useMenusClosed()
  return (
    <ShellPlace>
      <a className={styles.skipLink} href="#content">
        {t('skip_to_content')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </ShellPlace>
  )
}
