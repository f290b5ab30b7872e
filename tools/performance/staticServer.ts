import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A site that is served on a port of this machine. */
export interface ServedSite {
  /** For example `http://127.0.0.1:41234`. */
  readonly address: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /^(text|application)\/|svg/

interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly compressed: boolean
}

/** The files that an address can stand for: itself, a page's HTML, a folder's. */
function candidates(address: string): string[] {
  const file = path.posix.normalize(decodeURIComponent(address)).replace(/^[./]+/, '')
  return path.posix.extname(file) === ''
    ? [path.posix.join(file, 'index.html'), `${file}.html`]
    : [file]
}

async function readFirst(folder: string, files: readonly string[]): Promise<Answer | undefined> {
  for (const file of files) {
    const content = await readFile(path.join(folder, file)).catch(() => undefined)
    if (!content) continue
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    const compressed = compressible.test(type)
    return { type, body: compressed ? brotliCompressSync(content) : content, compressed }
  }
  return undefined
}

function send(response: ServerResponse, answer: Answer | undefined): void {
  if (!answer) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  response
    .writeHead(200, {
      'content-type': answer.type,
      'content-length': answer.body.length,
      'cache-control': 'no-cache',
      ...(answer.compressed && { 'content-encoding': 'br' }),
    })
    .end(answer.body)
}

/**
 * Serves a folder for comparison as the gateway serves the site: HTTP/1.1, brotli at its densest.
 * A file is compressed when it is first asked for; the median leaves that slower load out.
 */
export async function serveFolder(folder: string): Promise<ServedSite> {
  const answers = new Map<string, Promise<Answer | undefined>>()
  const handle = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const [address = '/'] = url.split('?')
    const known = answers.get(address) ?? readFirst(folder, candidates(address))
    answers.set(address, known)
    send(response, await known)
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}
