import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Mails are written here where no mail server is configured: beside the contacts. */
export const getMailFolder = (contactDatabase: string): string =>
  path.join(path.dirname(contactDatabase), 'mail')

export interface MailFile {
  readonly file: string
  /** The whole mail as it would be sent (RFC 5322). */
  readonly content: string
}

/** Header fields that name the visitor: of their own mails, and of the owner's notices. */
const addressFields = /^(to|reply-to):/i

/** Joins folded lines, so that each header field is one line (RFC 5322, 2.2.3). */
const getHeaders = (content: string): string[] =>
  (content.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)

const getAddress = (header: string): string =>
  (/<([^>]*)>\s*$/.exec(header)?.[1] ?? header.slice(header.indexOf(':') + 1)).trim()

const isAbout = (content: string, email: string): boolean =>
  getHeaders(content)
    .filter((header) => addressFields.test(header))
    .some((header) => getAddress(header).toLowerCase() === email.trim().toLowerCase())

/** Finds the mails to a person, and those that tell the owner of them, in any case of letters. */
export function findMails(folder: string, email: string): MailFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => ({ file, content: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ content }) => isAbout(content, email))
}

/** Deletes the mails of a person, and returns how many there were. */
export function removeMails(folder: string, email: string): number {
  const mails = findMails(folder, email)
  for (const { file } of mails) rmSync(path.join(folder, file))
  return mails.length
}
