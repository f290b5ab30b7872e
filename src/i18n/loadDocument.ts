/** Resolves to the document at a path, or to undefined where there is none. */
type ReadDocument = (path: string) => Promise<object | undefined>

const fetchDocument: ReadDocument = async (path) => {
  const response = await fetch(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`'${path}' was answered with ${response.status}`)
  return (await response.json()) as object
}

let readDocument = fetchDocument

/** Lets the build and the tests read documents from where they are made. */
export function setDocumentReader(reader: ReadDocument): void {
  readDocument = reader
}

/**
 * A document of the content, such as an article.
 *
 * @throws {Error} where the server fails or cannot be reached
 */
export const loadDocument: ReadDocument = (path) => readDocument(path)
