import * as v from 'valibot'

/**
 * A text in one of the gateway's formats (`server/routes/validation.ts`). Metadata stands in the JSON
 * schema and nowhere else: the browser reads any text.
 */
export const formatted = (format: string) => v.pipe(v.string(), v.metadata({ format }))

/** Something to read, not only blanks. */
export const visibleText = (maxLength: number) =>
  v.pipe(formatted('visible-text'), v.minLength(1), v.maxLength(maxLength))

/** Any text, an empty one too. */
export const freeText = (maxLength: number) =>
  v.pipe(formatted('free-text'), v.maxLength(maxLength))
