import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Article } from '@/content/types'
import { Reveal } from '@/ui/Reveal'
import { renderNode } from './renderNode'

/** The body of an article. The first section is in view at once; the others fade in on scroll. */
export function ArticleBody({ sections }: Pick<Article, 'sections'>) {
  const [[lead, ...opening] = [], ...rest] = sections
  return (
    <Sections>
      <Blocks>
        {typeof lead === 'object' && (
          <Typography variant="lead">{lead.children.map(renderNode)}</Typography>
        )}
        {opening.map(renderNode)}
      </Blocks>
      {rest.map((section, index) => (
        <Reveal key={index}>
          <Blocks>{section.map(renderNode)}</Blocks>
        </Reveal>
      ))}
    </Sections>
  )
}

const Sections = styled('div')({
  display: 'grid',
  gap: 'var(--space-block)',
  maxWidth: '66ch',
})

const Blocks = styled('div')({ display: 'grid', gap: 20 })
