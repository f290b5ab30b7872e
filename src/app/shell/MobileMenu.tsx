import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { maxQueryLength } from '@/features/search'
import { useAppSelector } from '@/store/hooks'
import { usePagePath } from '@/ui/PageLink'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { selectOpenMenu } from '@/ui/uiSlice'
import { HeaderMenu } from './HeaderMenu'
import { LanguageLinks } from './LanguageMenu'
import { navigationEntries } from './navigation'
import { NavLinks } from './NavList'
import styles from './Shell.module.css'

/** The header's links below 768 px. CSS locks the page behind it. */
export function MobileMenu() {
  const { t } = useTranslation('nav')
  return (
    <Menu
      menu="mobile"
      name={t('menu')}
      className={styles.mobileMenu}
      opener={
        <>
          <Bar d="M4 9h18" />
          <Bar d="M4 17h18" />
        </>
      }
    >
      <ScrollLock />
      <Panel>
        <Search action={usePagePath({ page: 'search' })}>
          <input type="search" name="q" maxLength={maxQueryLength} aria-label={t('search')} />
          <Button type="submit" size="small">
            <span>{t('search')}</span>
          </Button>
        </Search>
        <Entries
          links={navigationEntries.map(({ text, ...target }) => ({ text: t(text), ...target }))}
        />
        <Language aria-labelledby="mobile-menu-language">
          <Typography variant="h4" component="h2" id="mobile-menu-language">
            {t('language_preference')}
          </Typography>
          <LanguageLinks />
        </Language>
      </Panel>
    </Menu>
  )
}

/** Separate, so that the links do not render again when the menu opens. */
function ScrollLock() {
  const isOpen = useAppSelector((state) => selectOpenMenu(state) === 'mobile')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.menuOpen = String(isOpen)
    return () => {
      dataset.menuOpen = 'false'
    }
  }, [isOpen])
  return null
}

const Bar = ({ d }: { readonly d: string }) => (
  <StrokeIcon d={d} size={26} strokeWidth={2.4} strokeLinecap="round" />
)

const Menu = styled(HeaderMenu)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginInlineEnd: -12,
    borderRadius: '50%',
    // Each line is its own SVG, so that it rotates without a new layout.
    '& svg': {
      gridArea: '1 / 1',
      transition: theme.transitions.create('transform'),
    },
  },
  '&[open] summary svg': {
    transform: 'rotate(45deg) translateY(4px)',
    '& + svg': { transform: 'rotate(-45deg) translateY(-4px)' },
  },
}))

/** Below the header, however high that is. The header is hidden until this `div` arrives. */
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '100% 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  height: 'calc(100dvh - 100%)',
  padding: '8px var(--gutter) 32px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.background.default,
}))

/**
 * Works without script, too. The input is plain, because the script and styles of MUI's would load
 * with every page.
 */
const Search = styled('form')(({ theme }) => ({
  display: 'flex',
  padding: 4,
  border: `1.5px solid ${theme.vars.palette.site.control}`,
  borderRadius: theme.vars.radius.bubble,
  backgroundColor: theme.vars.palette.background.paper,
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: '0 16px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    font: 'inherit',
  },
}))

const Entries = styled(NavLinks)(({ theme }) => ({
  // Not of the links, whose round corners would bend it.
  '& li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    ...theme.typography.h3,
    minHeight: 52,
    '&[aria-current]': { color: theme.vars.palette.primary.main },
  },
}))

const Language = styled('section')(({ theme }) => ({
  padding: 16,
  borderRadius: theme.vars.radius.bubble,
  backgroundColor: theme.vars.palette.site.sunken,
  '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginTop: 8 },
  '& li a': {
    justifyContent: 'space-between',
    minHeight: 48,
    padding: '0 12px',
    border: `1.5px solid ${theme.vars.palette.site.control}`,
    borderRadius: theme.vars.radius.control,
    '&[aria-current]': {
      borderColor: theme.vars.palette.primary.main,
      fontWeight: theme.typography.fontWeightMedium,
    },
  },
}))
