import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mails'

export interface Mailer {
  /**
   * Resolves when the mail server, or the folder, has taken the mail.
   *
   * @param id unique per mail: the same id gives the same Message-ID
   * @throws {Error} if it was not taken
   */
  send(mail: Mail, id: string): Promise<void>
  close(): void
}

/** How long a mail server may stay silent. */
const timeoutMs = 20_000

const toOptions = ({ invitation, ...mail }: Mail, id: string) => ({
  ...mail,
  messageId: `<${id}@${mail.from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
  // Answers of the visitor's mail program, such as out-of-office notes, are not wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(invitation && { icalEvent: { ...invitation, filename: 'demo.ics' } }),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends mails through an SMTP server, for example `smtps://user:password@mail.example.com`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    send: async (mail, id) => {
      await transport.sendMail(toOptions(mail, id))
    },
    close: () => {
      transport.close()
    },
  }
}

/** Writes each mail as an `.eml` file into a folder that only its owner may read. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(toOptions(mail, id))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written under another name first, so that a file is never half a mail.
      const draft = path.join(folder, `.${randomUUID()}.tmp`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, path.join(folder, `${id}.eml`))
    },
    close: () => {
      transport.close()
    },
  }
}
