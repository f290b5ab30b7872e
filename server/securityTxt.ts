import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getAssetCacheControl } from './cacheRules'

const file = '.well-known/security.txt'

/** Serves the one dotfile of the built site, which tells whom to report a weakness to (RFC 9116). */
export async function registerSecurityTxt(gateway: FastifyInstance, folder: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  if (text === undefined) return
  gateway.get(`/${file}`, async (_request, reply) =>
    reply
      .header('cache-control', getAssetCacheControl(file))
      .type('text/plain; charset=utf-8')
      .send(text),
  )
}
