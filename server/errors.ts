/**
 * Reads what was thrown. Not by `instanceof Error`: an error of Node's own modules belongs to
 * another realm where code runs in a context of its own.
 */
const field = (thrown: unknown, name: 'code' | 'message'): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined

/** The code of a system's or SQLite's error, for example `EADDRINUSE`; empty where there is none. */
export function getErrorCode(thrown: unknown): string {
  const code = field(thrown, 'code')
  return typeof code === 'string' ? code : ''
}

export function getErrorMessage(thrown: unknown): string {
  const message = field(thrown, 'message')
  return typeof message === 'string' ? message : String(thrown)
}
