import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createElement, type ReactNode } from 'react'
import type { ArticleNode } from '@/content/types'
import { Bubble } from '@/ui/Bubble'
import { BulletList } from '@/ui/BulletList'

const getChildren = (node: ArticleNode) => (typeof node === 'string' ? [node] : node.children)

/** Renders a node of an article's body. An element without a case of its own becomes plain HTML. */
export function renderNode(node: ArticleNode, key: number): ReactNode {
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
