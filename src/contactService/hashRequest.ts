import hash from '@emotion/hash'

/** A short mark of some content, from which the content cannot be read. */
export const fingerprintOf = (content: unknown): string => hash(JSON.stringify(content))
