import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ArticleId } from '../site/article'
import { readArticle, type ArticleSource } from './readArticle'

/** Where the articles are written: a folder each, with a Markdown file for each language. */
export const articlesFolder = path.join(import.meta.dirname, '../content/articles')

/** @throws {Error} where articles cannot stand beside each other */
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

/** The blog as it is written, newest first. */
export function readArticles(): readonly ArticleSource[] {
  const articles = readdirSync(articlesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readArticle(path.join(articlesFolder, name)))
    .sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
  checkList(articles)
  return articles
}

/** The blog, newest first, for build, scripts and tests; no script of the browser holds it. */
export const articles = readArticles()

/** @throws {Error} where there is no such article */
export function getArticleSource(id: ArticleId): ArticleSource {
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw new Error(`There is no article '${id}'`)
  return article
}
