import { createArticleDocuments, type ArticleDocuments } from './articleDocuments'
import { articles } from './articleList'

let documents: ArticleDocuments | undefined

/** Reads a document of the blog from its sources, for scripts and tests, which have no server. */
export function readArticleDocument(path: string): Promise<object | undefined> {
  documents ??= createArticleDocuments(articles)
  return Promise.resolve(documents.get(path))
}
