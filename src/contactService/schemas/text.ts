import * as v from 'valibot'

/*
 * Functions in this folder that build a schema have nouns as names, like valibot's own `v.string()`.
 */

/**
 * A text in one of the gateway's formats (`server/routes/schemas.ts`). The format is metadata
 * for the JSON schema only: the browser accepts any text.
 */
export const formatted = (format: string) => v.pipe(v.string(), v.metadata({ format }))

/** Text with at least one visible character. */
export const visibleText = (maxLength: number) =>
  v.pipe(formatted('visible-text'), v.minLength(1), v.maxLength(maxLength))

/** Any text, may be empty. */
export const freeText = (maxLength: number) =>
  v.pipe(formatted('free-text'), v.maxLength(maxLength))
