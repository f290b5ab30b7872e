import type { ArticleBlock, ArticleText } from './types'

/** A block's words as one text. */
export const textOfBlock = (block: ArticleBlock): string =>
  block.type === 'list' ? block.items.join(' ') : block.text

/** The words of an article's body: what there is to read, without title and FAQ. */
export function countWords({ body }: Pick<ArticleText, 'body'>): number {
  // A percent sign that stands alone, as in Spanish, is no word.
  return body
    .map(textOfBlock)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
