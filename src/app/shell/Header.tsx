import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { ButtonLink } from '../../ui/ButtonLink'
import { Mark } from '../../ui/Mark'
import { PageLink } from '../../ui/PageLink'
import { headerScrolledChanged, selectHeaderScrolled } from '../../ui/uiSlice'
import styles from './Header.module.css'
import { IndustriesMenu } from './IndustriesMenu'
import { LanguageMenu } from './LanguageMenu'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { navigation } from './navigation'

/** Further down than this many pixels, the header turns translucent and casts a shadow. */
const scrollThreshold = 10

export const Header = memo(function Header() {
  const { t } = useTranslation('nav')
  const dispatch = useAppDispatch()
  const scrolled = useAppSelector(selectHeaderScrolled)

  useEffect(() => {
    let known: boolean | undefined
    const follow = () => {
      const scrolled = window.scrollY > scrollThreshold
      if (scrolled === known) return
      known = scrolled
      dispatch(headerScrolledChanged(scrolled))
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
        <ul className={styles.entries}>
          {navigation.map(({ text, ...target }) => (
            <li key={text}>
              {target.page === 'industries' ? (
                <IndustriesMenu />
              ) : (
                <NavLink {...target}>{t(text)}</NavLink>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <ButtonLink page="scheduleDemo" size="small" className={styles.demo}>
          {t('schedule_demo')}
        </ButtonLink>
        <MobileMenu />
      </nav>
    </header>
  )
})
