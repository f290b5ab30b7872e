/**
 * Reads the address of a calendar: https, or the webcal that calendar programs show, which means the same.
 * Undefined for any other, and for one with a name and password.
 */
export function readFeedAddress(text: string): string | undefined {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && !username && !password ? href : undefined
}
