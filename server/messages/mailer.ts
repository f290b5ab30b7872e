import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mails'

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or the file is written.
   *
   * @param id unique per mail: the same id gives the same Message-ID
   * @param signal ends the attempt
   * @throws {Error} if the mail was refused or could not be written
   */
  send(mail: Mail, id: string, signal?: AbortSignal): Promise<void>
  close(): void
}

const toOptions = ({ invitation, ...mail }: Mail, id: string) => ({
  ...mail,
  // A name that looks like an encoded word would be decoded; what is not ASCII is encoded as a whole.
  subject: mail.subject.replaceAll('=?', '=\u200B?'),
  messageId: `<${id}@${mail.from.address.split('@').at(-1) ?? 'localhost'}>`,
  // Tells mail programs to send no automatic replies, such as out-of-office notes.
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(invitation && { icalEvent: { ...invitation, filename: 'demo.ics' } }),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends mails through an SMTP server, for example `smtps://user:password@mail.example.com`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, pool: true })
  return {
    send: async (mail, id, signal) => {
      // The types of nodemailer do not know the signal yet.
      const options = { ...toOptions(mail, id), signal }
      await transport.sendMail(options)
    },
    close: () => {
      transport.close()
    },
  }
}

const verifyMs = 20_000

/**
 * Connects to a mail server and logs in, without sending anything.
 *
 * @throws {Error} if that is refused, or the server is silent for too long
 */
export async function verifySmtp(url: string): Promise<void> {
  const limits = { connectionTimeout: verifyMs, greetingTimeout: verifyMs, socketTimeout: verifyMs }
  await createTransport({ url, ...limits }).verify()
}

/** Writes each mail as an `.eml` file into a folder that only its owner may read. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(toOptions(mail, id))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written under a temporary name first, so that nobody reads a half-written mail.
      const draft = path.join(folder, `.${randomUUID()}.tmp`)
      try {
        await writeFile(draft, message as Buffer, { mode: 0o600 })
        await rename(draft, path.join(folder, `${id}.eml`))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    close: () => {
      transport.close()
    },
  }
}
