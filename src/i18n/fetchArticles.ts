import type { ArticleContent } from '../content/types'
import { contentPathOf } from '../site/contentPath'
import type { Language } from '../site/language'

/** A section that is made of articles: the document that the build has written. */
export async function loadArticles<Name extends keyof ArticleContent>(
  language: Language,
  name: Name,
): Promise<ArticleContent[Name]> {
  const path = contentPathOf(language, name)
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`'${path}' was answered with ${answer.status}`)
  return (await answer.json()) as ArticleContent[Name]
}
