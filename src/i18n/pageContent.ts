import { getContentPath } from '../site/contentPath'
import type { Language } from '../site/language'
import type { AnyPageId } from '../site/siteMap'

/** Sections of the content by name. */
export type PageContent = Readonly<Record<string, object>>

/** Where the build leaves what a page that leads here has to bring along for it: no section of the shell. */
export const getPageContentPath = (language: Language, page: AnyPageId): string =>
  getContentPath(language, `pages/${page}`)

const requests = new Map<string, Promise<PageContent>>()

async function fetchContent(path: string): Promise<PageContent> {
  try {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`'${path}' was answered with ${response.status}`)
    return (await response.json()) as PageContent
  } catch {
    // The sections are still there one by one, and whoever shows the page asks for them.
    requests.delete(path)
    return {}
  }
}

/** The sections in a document of content, asked for once; none where that fails. */
export function requestContent(path: string): Promise<PageContent> {
  const made = requests.get(path) ?? fetchContent(path)
  requests.set(path, made)
  return made
}

/** The sections that another page is made of. */
export const requestPageContent = (language: Language, page: AnyPageId): Promise<PageContent> =>
  requestContent(getPageContentPath(language, page))

/** A section that comes with a page that has been asked for; undefined where none has it. */
export async function findRequestedSection(language: Language, name: string) {
  for (const [path, content] of requests) {
    const section = path.startsWith(`/content/${language}/`) && (await content)[name]
    if (section) return section
  }
  return undefined
}
