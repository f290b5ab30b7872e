import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ArticleText } from '../../content/types'
import { Bubble } from '../../ui/Bubble'
import { BulletList } from '../../ui/BulletList'
import { Reveal } from '../../ui/Reveal'
import { articleSections, type ArticleSection } from './domain/articleSections'

/** What there is to read. The opening is in the first view; the rest fades in on the way down. */
export function ArticleBody({ body }: Pick<ArticleText, 'body'>) {
  const [opening, ...rest] = articleSections(body)
  return (
    <Sections>
      {opening && <Section {...opening} isOpening />}
      {rest.map((section) => (
        <Reveal key={section.heading}>
          <Section {...section} />
        </Reveal>
      ))}
    </Sections>
  )
}

interface SectionProps extends ArticleSection {
  /** The first paragraph of an article is set larger. */
  readonly isOpening?: boolean
}

function Section({ heading, blocks, isOpening = false }: SectionProps) {
  return (
    <Blocks>
      {heading && (
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} isLead={isOpening && index === 0} />
      ))}
    </Blocks>
  )
}

interface BlockProps {
  readonly block: ArticleSection['blocks'][number]
  readonly isLead: boolean
}

function Block({ block, isLead }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <Typography variant={isLead ? 'lead' : 'body1'}>{block.text}</Typography>
    case 'list':
      return (
        <Points color="sunken">
          <BulletList items={block.items} />
        </Points>
      )
    case 'quote':
      return (
        <Quote component="blockquote" color="indigo" shape="replyLarge">
          <Typography variant="h3" component="p">
            {block.text}
          </Typography>
        </Quote>
      )
  }
}

const Sections = styled('div')({ display: 'grid', gap: 'clamp(40px, 5vw, 64px)', maxWidth: '66ch' })

const Blocks = styled('div')({ display: 'grid', gap: 20 })

const Points = styled(Bubble)({ padding: 'clamp(20px, 3vw, 32px)' })

const Quote = styled(Bubble)({
  margin: '12px 0 12px clamp(0px, 4vw, 56px)',
  padding: 'clamp(28px, 4vw, 48px)',
  textWrap: 'balance',
})
