import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../testing/ports'

export interface MailServer {
  readonly url: string
  /** Mails that were accepted, in order. */
  readonly received: ParsedMail[]
  /** The addresses of `RCPT TO` of each mail that was accepted. */
  readonly recipients: (readonly string[])[]
  /** The addresses that it refuses for the time being. */
  readonly refused: Set<string>
  close(): Promise<void>
}

/**
 * Starts a real SMTP server on a free port of this machine.
 *
 * @param onMail called before a mail is answered
 */
export async function startMailServer(onMail?: () => void): Promise<MailServer> {
  const received: ParsedMail[] = []
  const recipients: (readonly string[])[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      const busy = Object.assign(new Error('Try again later'), { responseCode: 451 })
      callback(refused.has(address) ? busy : null)
    },
    onData: (stream, { envelope }, callback) => {
      simpleParser(stream).then((mail) => {
        onMail?.()
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
    received,
    recipients,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

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
