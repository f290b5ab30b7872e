/** An e-mail address with the name before it, which may be empty: `Ana <ana@acme.example>`. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A name is in quotes if it has characters that separate the addresses of a list. */
const namedAddress = /^("[^"]*"\s*|[^"@,:;<>‹›]*)[<‹]([^<>‹›]*)[>›]$/

/**
 * An address that mail programs take for exactly one: letters, digits and harmless signs, with single
 * dots between them; labels of a domain that begin and end with a letter or digit, the last no number.
 */
const addressPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/i

/** Of an address, and of the text that it is read from. */
const maxLength = 254

/** @throws {TypeError | URIError} if the link or the domain is malformed */
function formatAddress(text: string): string {
  const link = /^mailto:[\s/]*([^?]*)/i.exec(text)?.[1]
  const [local = '', domain = '', ...others] = (link ? decodeURIComponent(link) : text).split('@')
  // Only these characters are part of a hostname in a URL, which has it in ASCII (punycode).
  const isHost = others.length === 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  return isHost ? `${local}@${new URL(`http://${domain}`).hostname}` : ''
}

/**
 * Reads one e-mail address as it is typed or pasted: with a name, as a link, in quotes or brackets, with
 * invisible or full-width characters, with a comma, semicolon or dot after it. Undefined if it is none, or
 * several.
 */
export function readMailbox(text: string): Mailbox | undefined {
  if (text.length > maxLength) return undefined
  const visible = text
    .replace(/\p{DI}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s,;.]+$/, '')
    .trimStart()
    .replace(/^["'“‘«([](.*)["'”’»)\]]$/, '$1')
  const [, name = '', inner = visible] = namedAddress.exec(visible) ?? []
  try {
    const address = formatAddress(inner.trim())
    return addressPattern.test(address) && address.length <= maxLength
      ? { name: name.replaceAll('"', '').trim(), address }
      : undefined
  } catch {
    return undefined
  }
}

/** Reads one e-mail address, without a name before it: see `readMailbox`. */
export const readEmail = (text: string): string | undefined => readMailbox(text)?.address
