import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Article, ArticleNode } from '@/content/types'
import { Reveal } from '@/ui/Reveal'
import { renderNode } from './renderNode'

/** The body of an article. The first section is in view at once; the others fade in on scroll. */
export function ArticleBody({ sections }: Pick<Article, 'sections'>) {
  return (
    <Sections>
      {sections.map((section, index) =>
        index === 0 ? (
          <Blocks key={index}>
            {section.map((node, place) =>
              place === 0 ? renderLead(node) : renderNode(node, place),
            )}
          </Blocks>
        ) : (
          <Reveal key={index}>
            <Blocks>{section.map(renderNode)}</Blocks>
          </Reveal>
        ),
      )}
    </Sections>
  )
}

const renderLead = (node: ArticleNode) =>
  typeof node === 'object' && (
    <Typography key="lead" variant="lead">
      {node.children.map(renderNode)}
    </Typography>
  )

const Sections = styled('div')({
  display: 'grid',
  gap: 'var(--space-block)',
  maxWidth: '66ch',
})

const Blocks = styled('div')({ display: 'grid', gap: 20 })
