import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'

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
