import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled, useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { proof, type Company, type Proof } from '@/content/proof'
import { useHydrated } from '@/hydration/useHydrated'
import { useTextLanguage } from '@/i18n/useContent'
import { siteConfig } from '@/site/siteConfig'
import { getNow } from '@/time/clock'
import { Logo } from '@/ui/Logo'
import { roundStroke } from '@/ui/StrokeIcon'
import { FooterColumns } from './FooterColumns'

export const Footer = memo(function Footer() {
  const { t } = useTranslation('footer')
  return (
    <Ground>
      <Top>
        <Brand>
          <Logo size={56} />
          <Typography variant="h4" component="p">
            {t('claim')}
          </Typography>
          <FooterBadges urls={proof.badges} />
        </Brand>
        <FooterColumns />
      </Top>
      <Bottom>
        <SocialLinks />
        <AppearanceSwitch />
        <CompanyDetails company={proof.company} />
        <Copyright />
      </Bottom>
    </Ground>
  )
})

const Ground = styled('footer')(({ theme }) => ({
  padding: '72px 0 32px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  [theme.breakpoints.down('sm')]: { paddingTop: 48 },
}))

const Top = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 56,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
}))

const Brand = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  maxWidth: '34ch',
})

const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px 32px',
  marginTop: 56,
  paddingTop: 24,
})

/** Links to the provider's social profiles, by name: no third party's logo. */
function SocialLinks() {
  const { t } = useTranslation('footer')
  const links = Object.entries(siteConfig.social)
  if (links.length === 0) return null
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('social_label')}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {links.map(([name, url]) => (
        <li key={name}>
          <Button
            href={url}
            rel="me noopener"
            target="_blank"
            aria-label={t('opens_new_tab', { name })}
            variant="outlined"
            size="small"
            sx={({ vars }) => ({ borderRadius: vars.radius.bubbleSmall, fontWeight: 'normal' })}
          >
            <span>{name}</span>
          </Button>
        </li>
      ))}
    </Stack>
  )
}

/** The legal details of the company; renders nothing until the owner has filled them in. */
export function CompanyDetails({ company }: { readonly company: Company }) {
  const language = useTextLanguage()
  const { legalName, address = [], hours } = company
  const details = [legalName, ...address, hours?.[language]].filter(Boolean)
  if (details.length === 0) return null
  return (
    <Typography
      variant="body2"
      component="address"
      color="textSecondary"
      sx={{ flexBasis: '100%' }}
    >
      {details.join(' · ')}
    </Typography>
  )
}

/** A component of its own: it renders again after hydration, the rest of the footer does not. */
function Copyright() {
  const { t } = useTranslation('footer')
  // The prerendered year is the build's, so it may differ from the visitor's.
  return (
    <Typography
      key={String(useHydrated())}
      variant="body2"
      color="textSecondary"
      sx={{ flexBasis: '100%' }}
      suppressHydrationWarning
    >
      {t('copyright', { year: getNow().getFullYear(), brand: siteConfig.brand })}
    </Typography>
  )
}

const modes = ['light', 'dark', 'system'] as const

/**
 * Switches between light, dark and the system's colour scheme, until the page is closed
 * (requirements R9).
 */
export function AppearanceSwitch() {
  const { t } = useTranslation('footer')
  const { mode, setMode } = useColorScheme()
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="label" color="textSecondary" id="appearance">
        {t('appearance')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby="appearance"
        value={mode}
        onChange={(_event, chosen: typeof mode | null) => {
          // The value is null when the current mode is pressed again.
          if (chosen) setMode(chosen)
        }}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value}>
            <span>{t(`appearance_${value}`)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  )
}

const badges = [
  { name: 'verified', path: 'm6 10.5 3 3 5.5-6' },
  { name: 'startup', path: 'M10 14V6m-4 4 4-4 4 4' },
] as const

/**
 * The owner's badges, as neutral icons with their text (requirements R14). A badge links to the page that
 * confirms it, if there is one.
 */
export function FooterBadges({ urls }: { readonly urls: Proof['badges'] }) {
  const { t } = useTranslation('footer')
  const shown = badges.filter(({ name }) => urls[name] !== undefined)
  if (shown.length === 0) return null
  return (
    <Stack component="ul" sx={{ gap: 1.5, mt: 1 }}>
      {shown.map(({ name, path }) => {
        const text = t(`badge_${name}`)
        const url = urls[name]
        return (
          <Stack
            key={name}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', gap: 1.5, color: 'text.secondary', typography: 'body2' }}
          >
            <svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true">
              <path
                fill="var(--palette-site-indigoSoft)"
                d="M10 1a9 9 0 1 1-4.4 16.8L1.6 19l1.1-3.9A9 9 0 0 1 10 1Z"
              />
              <path
                d={path}
                fill="none"
                stroke="var(--palette-primary-main)"
                strokeWidth="1.8"
                {...roundStroke}
              />
            </svg>
            {url ? (
              <Link href={url} color="inherit">
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
