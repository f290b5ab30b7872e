import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Article, ArticleNode, ArticleSection } from '@/content/types'
import { selectLanguage } from '@/i18n/languageSlice'
import { getUnprefixedPath } from '@/site/routes'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import { BulletList } from '@/ui/BulletList'
import { PageLink } from '@/ui/PageLink'
import { FaqList } from '@/ui/FaqList'
import { Illustration } from '@/ui/Illustration'
import { Reveal } from '@/ui/Reveal'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { TableOfContents } from '@/ui/TableOfContents'
import { ArticleMeta } from './ArticleMeta'
import styles from './ArticleView.module.css'

const questionsId = 'article-questions'

const listHeadings = (sections: readonly ArticleSection[]) =>
  sections.flatMap(([first]) =>
    typeof first === 'object' && first.tag === 'h2'
      ? [{ id: String(first.props.id), title: first.children.map(renderNode) }]
      : [],
  )

/** A whole article, from its title to its questions, with a link to book a demo. */
export function ArticleView({ article }: { readonly article: Article }) {
  const { t } = useTranslation('blog')
  const language = useAppSelector(selectLanguage)
  const { picture, minutes, sections, faqs } = article
  return (
    <Container component="article" className={styles.article}>
      <ArticleHeader article={article} />
      <div className={styles.aside}>
        <div className={styles.facts}>
          <ArticleMeta article={article} />
          <Typography variant="body2" color="textSecondary">
            {t('reading_time', { minutes })}
          </Typography>
          <TableOfContents
            title={t('contents')}
            // Not spread: missing texts are a placeholder, which cannot be spread.
            entries={listHeadings(sections).concat(
              faqs ? { id: questionsId, title: [t('faq_title')] } : [],
            )}
            className={styles.contents}
          />
        </div>
      </div>
      <Illustration src={picture} inFirstView className={styles.picture} />
      <div className={styles.text}>
        <ArticleBody sections={sections} />
        {faqs && (
          <Reveal>
            <section className={styles.questions} aria-labelledby={questionsId}>
              <Typography variant="h3" component="h2" id={questionsId}>
                {t('faq_title')}
              </Typography>
              <FaqList faqs={faqs} />
            </section>
          </Reveal>
        )}
      </div>
      <Bubble color="indigoSoft" shape="replyLarge" className={styles.demo}>
        <Typography variant="h2" component="p">
          {t('demo_invitation')}
        </Typography>
        <Button href={getUnprefixedPath('scheduleDemo', language)}>
          <span>{t('schedule_demo')}</span>
        </Button>
      </Bubble>
    </Container>
  )
}

function ArticleHeader({ article }: { readonly article: Article }) {
  const { t } = useTranslation('blog')
  const { title, excerpt } = article
  return (
    <Header>
      <Link component={PageLink} page="blog" color="textPrimary" underline="hover">
        <StrokeIcon d="M15 9H3M8 4 3 9l5 5" />
        <span>{t('back_to_blog')}</span>
      </Link>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary">
        {excerpt}
      </Typography>
    </Header>
  )
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& h1': { maxWidth: '14.4em' },
  '& p': { maxWidth: '60ch' },
}))

/** The body of an article. The first section is in view at once; the others fade in on scroll. */
function ArticleBody({ sections }: Pick<Article, 'sections'>) {
  return (
    <Sections>
      {sections.map((section, index) => (
        <Blocks key={index} component={index === 0 ? 'div' : Reveal}>
          {section.map(renderNode)}
        </Blocks>
      ))}
    </Sections>
  )
}

// No grids: on paper, Chromium prints the parts of a grid over each other.
const Sections = styled(Stack)(({ theme }) => ({
  gap: 'var(--space-block)',
  maxWidth: '66ch',
  '& > :first-of-type > p:first-of-type': theme.typography.lead,
}))

const Blocks = styled(Stack)({
  gap: 20,
  '& ol': { paddingInlineStart: '2.5em', listStyle: 'decimal' },
}) as typeof Stack

const getChildren = (node: ArticleNode) => (typeof node === 'string' ? [node] : node.children)

/** Renders a node of an article's body. An element without a case of its own becomes plain HTML. */
function renderNode(node: ArticleNode, key: number): ReactNode {
  // A text beside elements must not be a bare text node (see site/lone-text in eslint.config.mjs).
  if (typeof node === 'string') return <span key={key}>{node}</span>
  const { tag, props, children } = node
  switch (tag) {
    case 'p':
      return <Typography key={key}>{children.map(renderNode)}</Typography>
    case 'h2':
      return (
        <Typography key={key} {...props} variant="h3" component="h2">
          {children.map(renderNode)}
        </Typography>
      )
    case 'a':
      return (
        <Link key={key} {...props}>
          {children.map(renderNode)}
        </Link>
      )
    case 'ul':
      return (
        <Points key={key} color="sunken" shape="bubble">
          <BulletList items={children.map((item) => getChildren(item).map(renderNode))} />
        </Points>
      )
    case 'blockquote':
      return (
        <Quote key={key} component="blockquote" color="indigo" shape="replyLarge">
          {children.map((paragraph, index) => (
            <Typography key={index} variant="h3" component="p">
              {getChildren(paragraph).map(renderNode)}
            </Typography>
          ))}
        </Quote>
      )
    case 'figure':
      return <Figure key={key}>{children.map(renderNode)}</Figure>
    default:
      return createElement(tag, { key, ...props }, ...children.map(renderNode))
  }
}

const Points = styled(Bubble)({ padding: 'var(--space-item)', '& ul': { gap: 12 } })

const Quote = styled(Bubble)({
  margin: '12px 0 12px 8%',
  padding: 'var(--space-card)',
  textWrap: 'balance',
})

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& img': { width: '100%', height: 'auto', borderRadius: theme.vars.radius.bubble },
  '& figcaption': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))
