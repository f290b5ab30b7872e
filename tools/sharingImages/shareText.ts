import { getArticleSource } from '@/articles/articleList'
import { loadSection } from '@/i18n/loadSection'
import { getTitleWithoutBrand } from '@/i18n/getTitleWithoutBrand'
import { isArticleId } from '@/site/article'
import { languages, type Language } from '@/site/language'
import type { PageId } from '@/site/routes'
import { allRoutes } from '@/site/allRoutes'

/** Returns the title on a page's sharing image: the article's, or the page's without the brand. */
export async function getShareTitle(id: PageId, language: Language): Promise<string> {
  if (isArticleId(id)) return getArticleSource(id).texts[language].title
  const head = await loadSection(language, 'head')
  return getTitleWithoutBrand(head[`${id}_title`])
}

export interface SharedPage {
  readonly id: PageId
  readonly language: Language
  readonly title: string
}

/** Lists every page in every language, with its title. */
export const listSharedPages = (): Promise<SharedPage[]> =>
  Promise.all(
    languages.flatMap((language) =>
      allRoutes.map(async ({ id }) => ({ id, language, title: await getShareTitle(id, language) })),
    ),
  )
