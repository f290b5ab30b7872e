import type { Language } from '../site/language'
import { createLoadError, patienceMs, retry } from '../site/loading'
import type { AnyPageId } from '../site/routes'

export const getContentPath = (language: Language, section: string) =>
  `/content/${language}/${section}.json`

/** Resolves to the content document at a path, or undefined if there is none. */
export type ReadDocument = (path: string) => Promise<object | undefined>

/** @throws {Error} a load error, if the server fails, can't be reached, hangs or sends no JSON */
export const fetchDocument: ReadDocument = (path) => {
  const options: RequestInit = {}
  return retry(async () => {
    const limit = new AbortController()
    setTimeout(() => {
      limit.abort()
    }, patienceMs)
    try {
      const response = await fetch(path, { ...options, signal: limit.signal })
      if (response.status === 404) return undefined
      if (response.ok) return (await response.json()) as object
    } catch {
      // The failure is the same as one that the server reports.
    }
    // A cache may hold what came in place of the document.
    options.cache = 'reload'
    throw createLoadError(`'${path}' was lost`)
  })
}

let readDocument = fetchDocument

/** Lets the build and the tests read documents without a server. */
export function setDocumentReader(reader: ReadDocument): void {
  readDocument = reader
}

/** Loads a content document, such as an article. Throws as `fetchDocument`. */
export const loadDocument: ReadDocument = (path) => readDocument(path)

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

/** Loads the sections of a page, without the shell's. */
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
