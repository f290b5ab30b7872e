import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { companyText } from '@/content/companyText'
import type { ContentSection } from '@/content/sections'
import { AssistantPicture } from '@/features/assistants'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'
import { Bubble } from '@/ui/Bubble'
import { BulletList } from '@/ui/BulletList'
import { EmailLink } from '@/ui/EmailLink'
import { TableOfContents } from '@/ui/TableOfContents'

interface LegalDocumentProps {
  readonly text: ContentSection<'privacy' | 'google_terms'>
  /** In a small bubble below the lead, such as a date. */
  readonly note?: ReactNode
}

const getAnchor = (index: number) => `section-${index + 1}`

/** A long text in numbered sections, with a table of contents beside it. */
export function LegalDocument({ text, note }: LegalDocumentProps) {
  return (
    <Article component="article">
      <Header component="header" color="indigoSoft" shape="bubbleLarge">
        <Typography variant="h1">{text.title}</Typography>
        <Typography variant="lead" color="textSecondary">
          <InterpolatedText text={text.lead} />
        </Typography>
        {note && (
          <Note component="p" shape="bubbleSmall">
            {note}
          </Note>
        )}
        <AssistantPicture assistant="dataanalyst" size={288} />
      </Header>
      <Contents
        title={text.contents}
        entries={text.sections.map(({ title }, index) => ({ id: getAnchor(index), title }))}
        isNumbered
      />
      <Sections>
        {text.sections.map(({ title, paragraphs, points }, index) => (
          <section key={title} id={getAnchor(index)}>
            <Typography variant="h3" component="h2">
              <span>{`${index + 1}. `}</span>
              <span>{title}</span>
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
  gap: 'var(--space-section) var(--space-panel)',
  paddingBlock: 'var(--space-item) var(--space-section)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  },
})) as typeof Container

/** An assistant stands on its lower edge. */
const Header = styled(Bubble)(({ theme: { breakpoints } }) => ({
  '--picture': 'clamp(88px, 20vw, 288px)',
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: 'var(--space-panel) var(--space-card) calc(var(--space-panel) + 24px)',
  '& h1': { maxWidth: '10.7em' },
  '& h1 + p': { maxWidth: '56ch' },
  '& img': {
    position: 'absolute',
    insetInlineEnd: 'var(--space-card)',
    bottom: 'calc(-1 * var(--space-block))',
    width: 'var(--picture)',
    height: 'auto',
  },
  [breakpoints.up('sm')]: {
    paddingBottom: 'var(--space-panel)',
    paddingInlineEnd: 'calc(var(--picture) + 2 * var(--space-card))',
  },
  '@media print': { paddingInlineEnd: 0, '& img': { display: 'none' } },
}))

const Note = styled(Bubble)(({ theme }) => ({
  ...theme.typography.body2,
  padding: '8px 16px',
}))

const Contents = styled(TableOfContents)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
    maxHeight: 'calc(100vh - var(--header-height) - 64px)',
    overflowY: 'auto',
  },
}))

/** No grids: on paper, Chromium prints the parts of a grid over each other. */
const Sections = styled(Stack)(({ theme: { vars, typography, breakpoints } }) => ({
  gap: 48,
  '& section': { display: 'flex', flexDirection: 'column', gap: 16 },
  '& h2': { paddingTop: 24, borderTop: `1.5px solid ${vars.palette.text.primary}` },
  '& h2 span:first-of-type': {
    display: 'inline-block',
    color: vars.palette.primary.main,
    fontSize: typography.h2.fontSize,
    lineHeight: 1,
    whiteSpace: 'pre',
  },
  '& p, & li': { maxWidth: '66ch' },
  // Texts stand to the right of the numbers.
  [breakpoints.up('md')]: {
    '& h2 span:first-of-type': { width: '1.6em' },
    '& h2 ~ *': { marginInlineStart: `calc(1.6 * ${typography.h2.fontSize})` },
  },
}))

const { brand } = siteConfig

const googlePolicyUrl = 'https://developers.google.com/terms/api-services-user-data-policy'

/** `{{email}}`, and `{{googlePolicy: its name}}`, are links. */
function getLink(part: string): ReactNode {
  if (part === '{{email}}') return <EmailLink />
  const policyName = /^{{googlePolicy: (.+)}}$/.exec(part)?.[1]
  return policyName && <Link href={googlePolicyUrl}>{policyName}</Link>
}

/** A text in which `{{brand}}` and `{{company}}` are filled in. */
function InterpolatedText({ text }: { readonly text: string }) {
  return fillIn(text, { brand, company: companyText })
    .split(/({{[^}]+}})/)
    .map((part, index) => <Fragment key={index}>{getLink(part) ?? <span>{part}</span>}</Fragment>)
}
