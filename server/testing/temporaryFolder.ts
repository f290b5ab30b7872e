import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeAfterAll } from './closing'

/** Creates a new empty folder, which is removed after the file's last test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'))
  const close = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  closeAfterAll({ close })
  return folder
}

/** The path of a database that does not exist yet, in a new folder. */
export const createDatabasePath = (): string =>
  path.join(createTemporaryFolder(), 'contacts.sqlite')
