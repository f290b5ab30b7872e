import { loadPageHead } from '@/app/head/documentHead'
import type { HeadModel } from '@/app/head/headModel'
import { languages, type Language } from '@/site/language'
import type { PageId } from '@/site/routes'
import { allRoutes } from '@/site/allRoutes'

/** A page in a language with its head. */
export interface SiteHead {
  readonly page: PageId
  readonly language: Language
  readonly head: HeadModel & { readonly canonicalUrl: string }
}

async function createSiteHead(page: PageId, language: Language): Promise<SiteHead> {
  const head = await loadPageHead(page, language)
  const { canonicalUrl } = head
  if (canonicalUrl === undefined) throw new Error(`The page '${page}' has no canonical URL`)
  return { page, language, head: { ...head, canonicalUrl } }
}

/** Creates the heads of all pages, in every language. */
export const createSiteHeads = (): Promise<SiteHead[]> =>
  Promise.all(
    allRoutes.flatMap(({ id }) => languages.map((language) => createSiteHead(id, language))),
  )

export function getHead(heads: readonly SiteHead[], page: PageId, language: Language) {
  const found = heads.find((each) => each.page === page && each.language === language)
  if (!found) throw new Error(`The page '${page}' has no head in '${language}'`)
  return found.head
}

/**
 * Lists what search engines shall index: all pages without noindex, each canonical URL once, in its
 * first language.
 */
export function listIndexedHeads(heads: readonly SiteHead[]): SiteHead[] {
  const byUrl = new Map<string, SiteHead>()
  for (const each of heads) {
    const { noIndex, canonicalUrl } = each.head
    if (!noIndex && !byUrl.has(canonicalUrl)) byUrl.set(canonicalUrl, each)
  }
  return [...byUrl.values()]
}
