import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []
const closers: (() => Promise<void>)[] = []

/** Creates a new empty folder, which is removed after the file's last test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'))
  folders.push(folder)
  return folder
}

/** The path of a database that does not exist yet, in a new folder. */
export const createDatabasePath = (): string =>
  path.join(createTemporaryFolder(), 'contacts.sqlite')

/** Closes what uses the folders after the file's last test, before they are removed. */
export function closeAfterAll(close: () => Promise<void>): void {
  closers.push(close)
}

afterAll(async () => {
  for (const close of closers) await close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
