import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

/** A new empty folder, removed when the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
