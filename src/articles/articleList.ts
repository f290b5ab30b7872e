import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ArticleId } from '../site/article'
import { readArticle, type ArticleSource } from './readArticle'

/** One folder per article, with a Markdown file per language. */
const articlesFolder = path.join(import.meta.dirname, '../content/articles')

/** @throws {Error} if slugs are not unique, or an article lists itself or an unknown one as related */
export function checkList(articles: readonly ArticleSource[]): void {
  const slugs = articles.flatMap(({ slugs: { es, en } }) => [...new Set([es, en])])
  for (const slug of slugs) {
    if (slugs.indexOf(slug) !== slugs.lastIndexOf(slug))
      throw new Error(`Two articles have the slug '${slug}'`)
  }
  for (const { id, further, texts } of articles) {
    const unknown = further.find((other) => !articles.some((article) => article.id === other))
    if (unknown)
      throw new Error(`${texts.es.file}: further names '${unknown}', which is no article`)
    if (further.includes(id)) throw new Error(`${texts.es.file}: further names the article itself`)
  }
}

/** Reads all articles, newest first. */
function readArticles(): readonly ArticleSource[] {
  const articles = readdirSync(articlesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readArticle(path.join(articlesFolder, name)))
    .sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
  checkList(articles)
  return articles
}

/** All articles, newest first, for the build, scripts and tests; not part of the browser's code. */
export const articles = readArticles()

/** @throws {Error} if the article does not exist */
export function getArticleSource(id: ArticleId): ArticleSource {
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw new Error(`There is no article '${id}'`)
  return article
}
