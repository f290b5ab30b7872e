import { closeSync, openSync, utimesSync } from 'node:fs'
import { stat } from 'node:fs/promises'

/** An empty file beside the database, whose time is that of the last backup. */
const getMark = (file: string) => `${file}.backed-up`

export function markBackup(file: string, at: Date): void {
  const mark = getMark(file)
  closeSync(openSync(mark, 'a', 0o600))
  utimesSync(mark, at, at)
}

/** When a database was last backed up, in milliseconds since 1970; 0 for never. */
export const getBackupTime = async (file: string): Promise<number> =>
  stat(getMark(file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
