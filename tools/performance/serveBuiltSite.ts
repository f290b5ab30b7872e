import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfiguration } from '../../server/configuration'
import { serve } from '../../server/serve'
import type { ServedSite } from './staticServer'

/** The built site behind its own gateway, on a free port, with a contact store of its own. */
export async function serveBuiltSite(root: string): Promise<ServedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const configuration = readConfiguration({
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    CONTACT_DATABASE: path.join(folder, 'contacts.sqlite'),
  })
  const server = await serve(configuration, path.join(root, 'dist'))
  return {
    address: server.address,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
