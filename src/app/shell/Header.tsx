import AppBar from '@mui/material/AppBar'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { industryKeys } from '@/site/industries'
import { siteConfig } from '@/site/siteConfig'
import { ButtonLink, PageLink } from '@/ui/PageLink'
import { Logo } from '@/ui/Logo'
import { useIsScrolled } from '@/ui/scroll'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { Dropdown } from './HeaderMenu'
import { LanguageMenu, LanguageStatus } from './LanguageMenu'
import { MobileMenu } from './MobileMenu'
import { navigationEntries } from './navigation'
import { NavLink, NavLinks, NavList } from './NavList'

export const Header = memo(function Header() {
  const { t } = useTranslation(['nav', 'industries'])
  return (
    <HeaderBar>
      <Toolbar component="nav" aria-label={t('main_label')} sx={hiddenWhileArriving}>
        <Brand page="home">
          <Logo />
          <span>{siteConfig.brand}</span>
        </Brand>
        <Entries>
          {navigationEntries.map(({ text, ...target }) => (
            <li key={text}>
              {target.page === 'industries' ? (
                <Dropdown menu="industries" label={<span>{t(text)}</span>}>
                  <NavLinks
                    links={[
                      { text: t('all_industries'), page: 'industries' },
                      ...industryKeys.map((page) => ({ text: t(`industries:${page}`), page })),
                    ]}
                  />
                </Dropdown>
              ) : (
                <NavLink {...target}>{t(text)}</NavLink>
              )}
            </li>
          ))}
        </Entries>
        <Wide>
          <NavList as="div">
            <PageLink page="search" anchor="query" aria-label={t('search')}>
              {/* The margins of the icon make it wide enough for a finger. */}
              <StrokeIcon d="m25 25 5 5M14 20a6 6 0 1 1 12 0 6 6 0 0 1-12 0" size={44} />
            </PageLink>
          </NavList>
          <LanguageMenu />
        </Wide>
        <ButtonLink page="scheduleDemo" size="small">
          {t('schedule_demo')}
        </ButtonLink>
        <MobileMenu />
      </Toolbar>
      <LanguageStatus />
    </HeaderBar>
  )
})

/** Becomes translucent with a shadow once the page is scrolled by 10 px; its children do not render again. */
function HeaderBar({ children }: { readonly children: ReactNode }) {
  return (
    <AppBar ref={measureHeader} color={useIsScrolled(10) ? 'translucent' : 'transparent'}>
      {children}
    </AppBar>
  )
}

/** Larger text makes the header higher. The scroll padding keeps anchors from hiding below it. */
function measureHeader(bar: HTMLElement | null) {
  if (!bar) return
  const observer = new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingTop = `${bar.offsetHeight + 16}px`
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
  }
}

/**
 * Browsers paint a document while it arrives. The place of each entry depends on those that follow it,
 * so none is shown before the panel of the mobile menu: it is the end of the header at every width.
 */
const hiddenWhileArriving = { '&:not(:has(> details > div))': { visibility: 'hidden' } }

/** Without enough room the name wraps below the logo and is clipped. */
const Brand = styled(PageLink)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 32px',
  columnGap: 8,
  maxWidth: 'max-content',
  height: '2.75rem',
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  lineHeight: '2.75rem',
  overflowWrap: 'normal',
  textDecoration: 'none',
  '& svg': { height: '2.75rem' },
  [theme.breakpoints.up('xl')]: { flex: 'none' },
}))

/** Between these breakpoints the eight entries need a row of their own. */
const Entries = styled(NavList)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  justifyContent: 'space-evenly',
  '& > li > a, & > li > details > summary': { paddingInline: 4 },
  '& > li > a': {
    borderRadius: theme.vars.radius.pill,
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: 'var(--hovered)' },
    '&[aria-current]': {
      fontWeight: theme.typography.fontWeightMedium,
      // Safari knows neither colour nor thickness in the shorthand.
      textDecoration: 'underline',
      textDecorationColor: theme.vars.palette.site.coral,
      textDecorationThickness: 3,
      textUnderlineOffset: 8,
    },
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
  [theme.breakpoints.between('md', 'xl')]: {
    order: 1,
    flexBasis: '100%',
    justifyContent: 'space-between',
    marginInline: -4,
  },
}))

/** At other widths the search and the languages are in the mobile menu. */
const Wide = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  '& > div > a': {
    borderRadius: theme.vars.radius.pill,
    '&:hover': { backgroundColor: 'var(--hovered)' },
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
