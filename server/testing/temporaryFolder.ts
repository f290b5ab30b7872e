import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeLater } from './closing'

/** Creates a new empty folder, which is removed later (`closeLater`). */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'))
  closeLater({
    close: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  })
  return folder
}

/** The path of a database that does not exist yet, in a new folder. */
export const createDatabasePath = (): string =>
  path.join(createTemporaryFolder(), 'contacts.sqlite')
