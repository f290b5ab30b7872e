import type { ArticleBlock } from '../../../content/types'

/** A stretch of an article: a heading with what follows it, or what stands before the first one. */
export interface ArticleSection {
  readonly heading?: string
  readonly blocks: readonly Exclude<ArticleBlock, { type: 'heading' }>[]
}

/** The blocks of an article by their headings; the opening has none. */
export function articleSections(body: readonly ArticleBlock[]): ArticleSection[] {
  const sections: { heading?: string; blocks: ArticleSection['blocks'][number][] }[] = []
  for (const block of body) {
    if (block.type === 'heading') sections.push({ heading: block.text, blocks: [] })
    else if (sections.length === 0) sections.push({ blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
