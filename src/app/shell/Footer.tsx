import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { proof, type Company } from '@/content/proof'
import { useHydrated } from '@/hydration/useHydrated'
import { useTextLanguage } from '@/i18n/useContent'
import { siteConfig } from '@/site/siteConfig'
import { getNow } from '@/time/clock'
import { Logo } from '@/ui/Logo'
import { AppearanceSwitch } from './AppearanceSwitch'
import { FooterBadges } from './FooterBadges'
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
          <FooterBadges />
        </Brand>
        <FooterColumns />
      </Top>
      <Bottom>
        <SocialLinks />
        <AppearanceSwitch />
        <CompanyDetails />
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

const networks = [
  { name: 'WhatsApp', url: siteConfig.social.whatsapp },
  { name: 'Instagram', url: siteConfig.social.instagram },
  { name: 'LinkedIn', url: siteConfig.social.linkedin },
  { name: 'Facebook', url: siteConfig.social.facebook },
] as const

/** Links to the provider's social profiles, by name: no third party's logo. */
function SocialLinks() {
  const { t } = useTranslation('footer')
  return (
    <List aria-label={t('social_label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {networks.map(({ name, url }) => (
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
    </List>
  )
}

/** The legal details of the company; renders nothing until the owner has filled them in. */
export function CompanyDetails({ company = proof.company }: { readonly company?: Company }) {
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
