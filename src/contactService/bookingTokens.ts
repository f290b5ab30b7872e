/**
 * The tokens of the links in confirmations, each at the key that stands for it in the Redux store:
 * tokens are secrets, so they are kept out of it (requirements R57).
 */
const tokens: string[] = []

/** Keeps a token and returns its key; the same token always has the same key. */
export function keepToken(token: string): number {
  const known = tokens.indexOf(token)
  return known < 0 ? tokens.push(token) - 1 : known
}

/** Returns the token of a key that `keepToken` returned. */
export const getToken = (key: number): string | undefined => tokens[key]
