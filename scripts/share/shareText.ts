import { articles, isArticleId } from '../../src/content/articles'
import type { ArticleSummary } from '../../src/content/types'
import { languages, type Language } from '../../src/site/language'
import { siteConfig } from '../../src/site/siteConfig'
import { sitePages, type PageId } from '../../src/site/siteMap'

interface Section<Content> {
  readonly default: Content
}

const contentOf = async <Content>(language: Language, section: string): Promise<Content> =>
  ((await import(`../../src/content/${language}/${section}.ts`)) as Section<Content>).default

/** What stands before or after the brand in a page's title. */
const withoutBrand = (title: string) =>
  title
    .split(' | ')
    .filter((part) => part !== '{{brand}}')
    .join(' | ')
    .replaceAll('{{brand}}', siteConfig.brand)

export type ShareTitles = Readonly<Record<PageId, string>>

/** The title on every page's sharing image: the article's, or the page's own without the brand. */
export async function shareTitles(language: Language): Promise<ShareTitles> {
  const head = await contentOf<Readonly<Record<string, string>>>(language, 'head')
  const articleTitles = new Map(
    await Promise.all(
      articles.map(async ({ id }) => {
        const { title } = await contentOf<ArticleSummary>(language, `articles/${id}/summary`)
        return [id, title] as const
      }),
    ),
  )
  const titleOf = (id: PageId) => {
    const title = isArticleId(id) ? articleTitles.get(id) : head[`${id}_title`]
    if (title === undefined) throw new Error(`The page '${id}' has no title in '${language}'`)
    return withoutBrand(title)
  }
  return Object.fromEntries(sitePages.map(({ id }) => [id, titleOf(id)])) as ShareTitles
}

export interface SharedPage {
  readonly id: PageId
  readonly language: Language
  readonly title: string
}

/** Every page of the site map in every language, with its title. */
export async function sharedPages(): Promise<SharedPage[]> {
  const all = await Promise.all(
    languages.map(async (language) => {
      const titles = await shareTitles(language)
      return sitePages.map(({ id }) => ({ id, language, title: titles[id] }))
    }),
  )
  return all.flat()
}
