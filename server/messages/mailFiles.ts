import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createIsWanted } from '../emailAddresses'
import { getSystemErrorCode } from '../errors'
import { getOldestKept, type Retention } from '../time'

/** The folder beside the contact database into which mails are written if there is no mail server. */
export const getMailFolder = (contactDatabase: string): string =>
  path.join(path.dirname(contactDatabase), 'mail')

export interface MailFile {
  readonly file: string
  /** The whole mail as it would be sent (RFC 5322). */
  readonly content: string
}

/** Header fields with the visitor's address: `To` in the visitor's mails, `Reply-To` in the owner's. */
const addressFields = /^(to|reply-to):/i

/** Joins folded lines, so that each header field is one line (RFC 5322, 2.2.3). */
const getHeaders = (content: string): string[] =>
  (content.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)

const isAbout = (content: string, isWanted: (email: string) => boolean): boolean =>
  getHeaders(content)
    .filter((header) => addressFields.test(header))
    .some((header) => isWanted(header.replace(addressFields, '')))

/** Matches mails, and drafts that are left if the process ends while a mail is written. */
const isMail = (file: string) => /^(.+\.eml|\.[0-9a-f-]{36}\.tmp)$/.test(file)

/** Returns undefined if the file was deleted after it was listed. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (getSystemErrorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

/** Finds the mails to a person, and the owner's mails about them, ignoring case. */
export function findMails(folder: string, email: string): MailFile[] {
  if (!existsSync(folder)) return []
  const isWanted = createIsWanted(email)
  return readdirSync(folder)
    .filter(isMail)
    .flatMap((file) => {
      const content = readIfThere(path.join(folder, file))
      return content !== undefined && isAbout(content, isWanted) ? [{ file, content }] : []
    })
}

/** Deletes the mails of a person, and returns how many there were. */
export function removeMails(folder: string, email: string): number {
  const mails = findMails(folder, email)
  for (const { file } of mails) rmSync(path.join(folder, file), { force: true })
  return mails.length
}

/** When a file was written; undefined if the file was deleted after it was listed. */
async function getTimeIfThere(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (getSystemErrorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

/** Deletes old mails, by the time of their file, and returns how many there were. */
export async function removeOldMails(folder: string, retention: Retention): Promise<number> {
  if (retention.keepDays === 0 || !existsSync(folder)) return 0
  const oldest = getOldestKept(retention).getTime()
  let removed = 0
  for (const name of (await readdir(folder)).filter(isMail)) {
    const file = path.join(folder, name)
    const written = await getTimeIfThere(file)
    if (written === undefined || written >= oldest) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
