import type { Language } from '../site/language'
import type { AnyPageId } from '../site/routes'
import { fetchDocument, getContentPath } from './loadDocument'

/** Sections of the content by name. */
export type PageContent = Readonly<Record<string, object>>

/**
 * Path of the document with the sections that a page needs when it is navigated to, without the
 * shell's.
 */
export const getPageContentPath = (language: Language, page: AnyPageId): string =>
  getContentPath(language, `pages/${page}`)

const requests = new Map<string, Promise<PageContent>>()

async function fetchContent(path: string): Promise<PageContent> {
  try {
    return ((await fetchDocument(path)) ?? {}) as PageContent
  } catch (error) {
    requests.delete(path)
    throw error
  }
}

/**
 * Loads the sections of a content document once; resolves to none if there is no such document.
 *
 * @throws {Error} a load error, after which the next call loads again
 */
export function requestContent(path: string): Promise<PageContent> {
  const made = requests.get(path) ?? fetchContent(path)
  requests.set(path, made)
  return made
}

/** Loads the sections of another page. */
export const requestPageContent = (language: Language, page: AnyPageId): Promise<PageContent> =>
  requestContent(getPageContentPath(language, page))

/** Returns a section of a page document that has been requested; undefined if none has it. */
export async function findRequestedSection(language: Language, name: string) {
  for (const [path, content] of requests) {
    const section =
      path.startsWith(`/content/${language}/`) && (await content.catch(() => undefined))?.[name]
    if (section) return section
  }
  return undefined
}
