import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../store/hooks'
import { ButtonLink } from '../../ui/ButtonLink'
import { selectOpenMenu } from '../../ui/uiSlice'
import { useReadyLayout } from '../../ui/useReadyLayout'
import { useRootMark } from '../../ui/useRootMark'
import { HeaderMenu } from './HeaderMenu'
import { LanguageLinks } from './LanguageLinks'
import styles from './MobileMenu.module.css'
import { NavLink } from './NavLink'
import { navigation } from './navigation'

/** Everything that the header leads to, below 768 px. The stylesheet keeps the page behind it still. */
export function MobileMenu() {
  const { t } = useTranslation('nav')
  const panel = useRef<HTMLDivElement>(null)
  useReadyLayout(panel)
  return (
    <HeaderMenu
      menu="mobile"
      name={t('menu')}
      className={styles.menu}
      opener={
        <>
          <Bar path="M4 9h18" />
          <Bar path="M4 17h18" />
        </>
      }
    >
      <OpenMark />
      <div ref={panel} className={styles.panel}>
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

/** Follows the menu by itself, so that the links need not be rendered again when it opens. */
function OpenMark() {
  const open = useAppSelector((state) => selectOpenMenu(state) === 'mobile')
  useRootMark('data-menu-open', open)
  return null
}

const Bar = ({ path }: { readonly path: string }) => (
  <svg className={styles.bar} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)
