import parseAddresses from 'nodemailer/lib/addressparser'
import { readEmail } from '@/contactService/schemas/email'

/** The form in which e-mail addresses are compared, without regard to case. */
export const normalizeEmail = (email: string): string =>
  (readEmail(email) ?? email.trim().normalize('NFC')).toLowerCase()

/** The addresses in a text that is no single address, and those to which nodemailer sent mail for it. */
const listAddresses = (text: string): string[] => [
  ...text.split(/[\s,;:<>()"\\[\]]+/),
  ...parseAddresses(text, { flatten: true }).map(({ address }) => address.replaceAll('"', '')),
]

/**
 * Returns a function that compares stored texts with an e-mail address. Earlier releases stored texts
 * such as `foo,bar@example.com` and sent mail to the address in them: such a text matches itself, and
 * each address in it.
 */
export function createIsWanted(email: string): (stored: string) => boolean {
  const wanted = normalizeEmail(email)
  const isSame = (text: string) => normalizeEmail(text) === wanted
  return (stored) =>
    isSame(stored) || (readEmail(stored) === undefined && listAddresses(stored).some(isSame))
}
