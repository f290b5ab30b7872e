import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../testing/ports'

interface MailServerOptions {
  /** Called before a client is greeted, which waits for it. */
  readonly onConnect?: () => unknown
  /** Called before a mail is answered, which waits for it. */
  readonly onMail?: () => unknown
}

/** Starts a real SMTP server on a free port of this machine. */
export async function startMailServer({ onConnect, onMail }: MailServerOptions = {}) {
  const received: ParsedMail[] = []
  const recipients: (readonly string[])[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, callback) => {
      Promise.resolve(onConnect?.()).then(() => {
        callback()
      }, callback)
    },
    onRcptTo: ({ address }, _session, callback) => {
      const busy = Object.assign(new Error('Try again later'), { responseCode: 451 })
      callback(refused.has(address) ? busy : null)
    },
    onData: (stream, { envelope }, callback) => {
      simpleParser(stream).then(async (mail) => {
        await onMail?.()
        received.push(mail)
        recipients.push(envelope.rcptTo.map(({ address }) => address))
        callback()
      }, callback)
    },
  })
  // A client may be killed in the middle of a mail.
  server.on('error', () => undefined)
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    /** Mails that were accepted, in order. */
    received,
    /** The addresses of `RCPT TO` of each mail that was accepted. */
    recipients,
    /** The addresses that it refuses for the time being. */
    refused,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

const replies: Readonly<Record<string, string>> = {
  EHLO: '250-localhost\r\n250 AUTH PLAIN',
  AUTH: '235 Accepted',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
}

/** Creates a mail server that replies to commands, by name, as the test wants it to. */
export const createScriptedMailServer = (others: Readonly<Record<string, string>>): Server =>
  createServer((socket) => {
    const lines = createInterface({ input: socket })
    // The client closes the connection as it likes.
    for (const each of [socket, lines]) each.on('error', () => undefined)
    socket.write('220 localhost\r\n')
    lines.on('line', (line) => {
      const [command = ''] = line.split(' ')
      socket.write(`${{ ...replies, ...others }[command] ?? '500 Unknown'}\r\n`)
    })
  })
