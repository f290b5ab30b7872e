import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { StaticPageId } from '@/site/routes'
import { Bubble } from '@/ui/Bubble'
import { BulletList } from '@/ui/BulletList'
import { PageLink } from '@/ui/PageLink'
import { InterpolatedText } from './InterpolatedText'

interface LegalDocumentProps {
  /** The page that shows the document. */
  readonly page: StaticPageId
  readonly text: {
    readonly title: string
    readonly lead: string
    /** The label of the table of contents. */
    readonly contents: string
    readonly sections: readonly {
      readonly title: string
      readonly paragraphs: readonly string[]
      /** A list after the paragraphs. */
      readonly points: readonly string[]
    }[]
  }
  /** Content between the lead and the sections, such as a date. */
  readonly children?: ReactNode
}

const getAnchor = (index: number) => `section-${index + 1}`

/**
 * A long text in numbered sections, with a table of contents beside it. `{{brand}}` and `{{email}}`
 * stand for the company's name and e-mail address.
 */
export function LegalDocument({ page, text, children }: LegalDocumentProps) {
  return (
    <Article component="article">
      <Header>
        <Typography variant="h1">{text.title}</Typography>
        <Typography variant="lead" color="textSecondary">
          <InterpolatedText text={text.lead} />
        </Typography>
        {children}
      </Header>
      <Contents component="nav" color="sunken" aria-labelledby="contents-title">
        <Typography variant="h4" component="p" id="contents-title">
          {text.contents}
        </Typography>
        <List component="ol" sx={{ mt: 1, pl: '1.4em', listStyle: 'decimal' }}>
          {text.sections.map(({ title }, index) => (
            <ListItem key={title} disablePadding>
              <Link component={PageLink} page={page} anchor={getAnchor(index)}>
                {title}
              </Link>
            </ListItem>
          ))}
        </List>
      </Contents>
      <Sections>
        {text.sections.map(({ title, paragraphs, points }, index) => (
          <section key={title} id={getAnchor(index)}>
            <Typography variant="h3" component="h2">
              <span>{`${index + 1}.`}</span> <span>{title}</span>
            </Typography>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <InterpolatedText text={paragraph} />
              </p>
            ))}
            {points.length > 0 && (
              <BulletList
                items={points.map((point) => (
                  <span key={point}>
                    <InterpolatedText text={point} />
                  </span>
                ))}
              />
            )}
          </section>
        ))}
      </Sections>
    </Article>
  )
}

const Article = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingBlock: 'var(--space-panel) var(--space-section)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: '56px var(--space-panel)',
  },
})) as typeof Container

const Header = styled('header')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  paddingBottom: 40,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h1': { maxWidth: '10.7em' },
  '& h1 + p': { maxWidth: '56ch' },
}))

const Contents = styled(Bubble)(({ theme }) => ({
  alignSelf: 'start',
  padding: '24px 28px',
  '& li': { display: 'list-item' },
  '& li::marker': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': {
    display: 'block',
    padding: '8px 0',
    color: theme.vars.palette.text.primary,
    lineHeight: 1.35,
    textDecorationColor: 'transparent',
    textUnderlineOffset: 4,
    '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentcolor' },
  },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
  },
}))

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 64,
  '& section': { display: 'grid', gap: 16, scrollMarginTop: 24 },
  '& h2 span:first-of-type': { color: theme.vars.palette.primary.main },
  '& p, & li': { maxWidth: '66ch' },
}))
