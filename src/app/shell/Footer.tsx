import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantKeys, assistantNames } from '@/site/assistants'
import { siteConfig } from '@/site/siteConfig'
import { Logo } from '@/ui/Logo'
import { useHydrated } from '@/hydration/useHydrated'
import { AppearanceSwitch } from './AppearanceSwitch'
import { CompanyDetails } from './CompanyDetails'
import { FooterBadges } from './FooterBadges'
import { IndustryLinks } from './IndustryLinks'
import { NavLink } from './NavLink'
import { NavList } from './NavList'
import { SocialLinks } from './SocialLinks'

const productPages = [
  { text: 'how_it_works', page: 'howItWorks' },
  { text: 'pricing', page: 'pricing' },
  { text: 'blog', page: 'blog' },
  { text: 'search', page: 'search' },
  { text: 'schedule_demo', page: 'scheduleDemo' },
] as const

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** Separate, so that the rest of the footer does not render again. */
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
      {t('copyright', { year: new Date().getFullYear(), brand: siteConfig.brand })}
    </Typography>
  )
}

export const Footer = memo(function Footer() {
  const { t } = useTranslation(['footer', 'nav'])
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
        <Columns aria-label={t('navigation_label')}>
          <Column title={t('product')}>
            <NavList>
              {productPages.map(({ text, page }) => (
                <li key={page}>
                  <NavLink page={page}>{t(`nav:${text}`)}</NavLink>
                </li>
              ))}
            </NavList>
          </Column>
          <Column title={t('assistants')}>
            <NavList>
              {assistantKeys.map((assistant) => (
                <li key={assistant}>
                  <NavLink page="howItWorks" query={{ assistant }} anchor="conversation">
                    {assistantNames[assistant]}
                  </NavLink>
                </li>
              ))}
            </NavList>
          </Column>
          <Column title={t('nav:industries')}>
            <IndustryLinks />
          </Column>
          <Column title={t('company')}>
            <NavList>
              <li>
                <NavLink page="home" anchor="contact">
                  {t('nav:contact')}
                </NavLink>
              </li>
              <li>
                <NavLink page="privacy">{t('privacy')}</NavLink>
              </li>
              <li>
                <NavLink page="googleTerms">{t('google_terms')}</NavLink>
              </li>
            </NavList>
          </Column>
        </Columns>
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

const Columns = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5em), 1fr))',
  justifyContent: 'space-between',
  gap: '32px 24px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, auto))' },
  '& ul': { marginTop: 8 },
  // Overrides the styles of NavList.
  '& li a': {
    display: 'inline-flex',
    minHeight: 36,
    paddingBlock: 6,
    lineHeight: 1.25,
    '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}))

const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px 32px',
  marginTop: 56,
  paddingTop: 24,
})
