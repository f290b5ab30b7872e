import type { Article, ArticleBlock } from './types'

const textOf = (block: ArticleBlock): string =>
  block.type === 'list' ? block.items.join(' ') : block.text

/** The words of an article's body: what there is to read, without title, excerpt and FAQ. */
export function countWords({ body }: Pick<Article, 'body'>): number {
  // A percent sign that stands alone, as in Spanish, is no word.
  return body
    .map(textOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
