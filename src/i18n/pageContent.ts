import type { Language } from '../site/language'
import type { AnyPageId } from '../site/siteMap'

/** Sections of the content by name. */
export type PageContent = Readonly<Record<string, object>>

/** Where the build leaves all sections of a page, apart from the shell's, as one document. */
export const pageContentPath = (language: Language, page: AnyPageId): string =>
  `/content/${language}/pages/${page}.json`

const requests = new Map<string, Promise<PageContent>>()

async function request(path: string): Promise<PageContent> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`'${path}' was answered with ${answer.status}`)
    return (await answer.json()) as PageContent
  } catch {
    // The sections are still there one by one, and whoever shows the page asks for them.
    requests.delete(path)
    return {}
  }
}

/** All sections of a page in one request, made once; none where that fails. */
export function requestPageContent(language: Language, page: AnyPageId): Promise<PageContent> {
  const path = pageContentPath(language, page)
  const made = requests.get(path) ?? request(path)
  requests.set(path, made)
  return made
}

/** A section that comes with a page that has been asked for; undefined where none has it. */
export async function requestedSection(language: Language, name: string) {
  for (const [path, content] of requests) {
    const section = path.startsWith(`/content/${language}/`) && (await content)[name]
    if (section) return section
  }
  return undefined
}
