import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantKeys, assistantNames } from '@/site/assistants'
import { IndustryLinks, NavLink, NavList } from './NavList'

const productPages = [
  { text: 'how_it_works', page: 'howItWorks' },
  { text: 'pricing', page: 'pricing' },
  { text: 'blog', page: 'blog' },
  { text: 'search', page: 'search' },
  { text: 'schedule_demo', page: 'scheduleDemo' },
] as const

export function FooterColumns() {
  const { t } = useTranslation(['footer', 'nav'])
  return (
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
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography
        variant="body2"
        component="h2"
        color="textSecondary"
        sx={{ fontWeight: 'fontWeightMedium' }}
      >
        {title}
      </Typography>
      {children}
    </section>
  )
}

const Columns = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
  gap: '32px 24px',
  '& ul': { marginTop: 8 },
  // Overrides the styles of NavList.
  '& li a': {
    display: 'inline-flex',
    minHeight: 36,
    paddingBlock: 8,
    lineHeight: 1.25,
    '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
})
