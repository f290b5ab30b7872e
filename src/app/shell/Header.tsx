import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { ButtonLink } from '../../ui/Button'
import { Mark } from '../../ui/Mark'
import { PageLink } from '../../ui/PageLink'
import { headerScrolledChanged, selectHeaderScrolled } from '../../ui/uiSlice'
import { LanguageMenu } from './LanguageMenu'
import styles from './Header.module.css'

/** Further down than this many pixels, the header turns translucent and casts a shadow. */
const scrollThreshold = 10

export function Header() {
  const { t } = useTranslation('nav')
  const dispatch = useAppDispatch()
  const scrolled = useAppSelector(selectHeaderScrolled)

  useEffect(() => {
    const follow = () => {
      dispatch(headerScrolledChanged(window.scrollY > scrollThreshold))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
    }
  }, [dispatch])

  return (
    <header className={scrolled ? `${styles.header} ${styles.scrolled}` : styles.header}>
      <nav className={styles.bar} aria-label={t('main_label')}>
        <PageLink page="home" className={styles.brand}>
          <Mark />
          <span>{siteConfig.brand}</span>
        </PageLink>
        <LanguageMenu />
        <ButtonLink page="scheduleDemo" small>
          {t('schedule_demo')}
        </ButtonLink>
      </nav>
    </header>
  )
}
