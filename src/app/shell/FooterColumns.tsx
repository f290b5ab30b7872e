import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantKeys, assistantNames } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import { NavLinks } from './NavList'

const productPages = [
  { text: 'how_it_works', page: 'howItWorks' },
  { text: 'pricing', page: 'pricing' },
  { text: 'blog', page: 'blog' },
  { text: 'search', page: 'search' },
  { text: 'schedule_demo', page: 'scheduleDemo' },
] as const

export function FooterColumns() {
  const { t } = useTranslation(['footer', 'nav', 'industries'])
  return (
    <Columns aria-label={t('navigation_label')}>
      <Column
        title={t('product')}
        links={productPages.map(({ text, page }) => ({ text: t(`nav:${text}`), page }))}
      />
      <Column
        title={t('assistants')}
        links={assistantKeys.map((assistant) => ({
          text: assistantNames[assistant],
          page: 'howItWorks',
          query: { assistant },
          anchor: 'conversation',
        }))}
      />
      <Column
        title={t('nav:industries')}
        links={industryKeys.map((page) => ({ text: t(`industries:${page}`), page }))}
      />
      <Column
        title={t('company')}
        links={[
          { text: t('nav:contact'), page: 'home', anchor: 'contact' },
          { text: t('privacy'), page: 'privacy' },
          { text: t('google_terms'), page: 'googleTerms' },
        ]}
      />
    </Columns>
  )
}

interface ColumnProps extends ComponentProps<typeof NavLinks> {
  readonly title: string
}

const Column = ({ title, links }: ColumnProps) => (
  <section>
    <Typography
      variant="body2"
      component="h2"
      color="textSecondary"
      sx={{ fontWeight: 'fontWeightMedium' }}
    >
      {title}
    </Typography>
    <NavLinks links={links} />
  </section>
)

const Columns = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), auto))',
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
