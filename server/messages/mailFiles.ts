import { readFile, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createIsWanted } from '../emailAddresses'
import { getSystemErrorCode } from '../errors'

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

/** Undefined if there is no such file or folder, for example because it was deleted after it was listed. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (getSystemErrorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

const listMails = async (folder: string): Promise<string[]> =>
  ((await ifThere(readdir(folder))) ?? []).filter(isMail)

/**
 * Finds the mails to a person, and the owner's mails about them, ignoring case.
 *
 * @param jobs of the person, whose mails may have an address that has been corrected since
 */
export async function findMails(
  folder: string,
  email: string,
  jobs: readonly { readonly event_id: string }[],
): Promise<MailFile[]> {
  const isWanted = createIsWanted(email)
  const found: MailFile[] = []
  for (const file of await listMails(folder)) {
    const content = await ifThere(readFile(path.join(folder, file), 'utf8'))
    if (content === undefined) continue
    const isOwn = jobs.some(({ event_id }) => file.startsWith(`${event_id}-`))
    if (isOwn || isAbout(content, isWanted)) found.push({ file, content })
  }
  return found
}

export async function removeMails(folder: string, mails: readonly MailFile[]): Promise<void> {
  for (const { file } of mails) await rm(path.join(folder, file), { force: true })
}

/** Deletes old mails, by the time of their file, and returns how many there were. */
export async function removeOldMails(folder: string, oldest: Date): Promise<number> {
  let removed = 0
  for (const name of await listMails(folder)) {
    const file = path.join(folder, name)
    const stats = await ifThere(stat(file))
    if (!stats || stats.mtimeMs >= oldest.getTime()) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
