import type { Language } from '../site/language'
import { createLoadError, patienceMs, retry } from '../site/loading'

/** Returns the path of a content document. */
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

/**
 * Loads a content document, such as an article.
 *
 * @throws {Error} a load error, if the server fails, can't be reached or sends no JSON
 */
export const loadDocument: ReadDocument = (path) => readDocument(path)
