/** An error that the user can fix: its message is all that they need. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** What a check has found, for the owner: a sentence, in an error if the site cannot be used like that. */
export type Finding = string | UserError

/** An error with a sentence for each problem of what cannot be used. */
export const createProblemsError = (what: string, problems: readonly string[]): UserError =>
  new UserError([`${what} is not usable:`, ...problems].join('\n  '))

/**
 * Returns a function that says that a server cannot listen, and why.
 *
 * @param name of the variable with the port
 */
export const refusePort =
  (name: string, { host, port }: { readonly host: string; readonly port: number }) =>
  (error: unknown): never => {
    throw new UserError(`${name} ${port} of ${host} cannot be used: ${getRootMessage(error)}.`, {
      cause: error,
    })
  }

/** The code of a system or SQLite error, for example `EADDRINUSE`; empty if there is none. */
export function getSystemErrorCode(thrown: unknown): string {
  const code = getField(thrown, 'code')
  return typeof code === 'string' ? code : ''
}

export function getErrorMessage(thrown: unknown): string {
  const message = getField(thrown, 'message')
  return typeof message === 'string' ? message : String(thrown)
}

/** The message of the innermost cause: the outer messages are more general. */
export function getRootMessage(thrown: unknown): string {
  const cause = getField(thrown, 'cause')
  return cause === undefined ? getErrorMessage(thrown) : getRootMessage(cause)
}

/**
 * Reads a field of any value; undefined if the value is not an object. For thrown values `instanceof
 * Error` would fail in Jest, where errors of Node's own modules belong to another realm.
 */
export const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
