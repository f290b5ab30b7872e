import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/ui/Logo'
import { AppearanceSwitch } from './AppearanceSwitch'
import { CompanyDetails } from './CompanyDetails'
import { Copyright } from './Copyright'
import { FooterBadges } from './FooterBadges'
import { FooterColumns } from './FooterColumns'
import { SocialLinks } from './SocialLinks'

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
