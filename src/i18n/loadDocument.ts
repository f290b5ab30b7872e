/** Resolves to the content document at a path, or undefined if there is none. */
export type ReadDocument = (path: string) => Promise<object | undefined>

/** @throws {Error} if the server fails or can't be reached */
export const fetchDocument: ReadDocument = async (path) => {
  const response = await fetch(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`'${path}' was answered with ${response.status}`)
  return (await response.json()) as object
}

let readDocument = fetchDocument

/** Lets the build and the tests read documents without a server. */
export function setDocumentReader(reader: ReadDocument): void {
  readDocument = reader
}

/**
 * Loads a content document, such as an article.
 *
 * @throws {Error} if the server fails or can't be reached
 */
export const loadDocument: ReadDocument = (path) => readDocument(path)
