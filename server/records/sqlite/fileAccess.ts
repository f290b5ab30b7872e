import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'

const ownerOnlyFolder = 0o700
const ownerOnlyFile = 0o600
const others = 0o077

/** Windows has access control lists instead of modes. */
const hasModes = process.platform !== 'win32'

/**
 * Creates a folder and its parents. `mkdir` with `recursive` would never return for a folder that the
 * system can't create and reports as not existing, as in /proc.
 */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) createFolder(parent)
  try {
    mkdirSync(folder, { mode: ownerOnlyFolder })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/** The database and the files that SQLite keeps beside it. */
export const getDatabaseFiles = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`]

/** Creates the folder of a file, for its owner alone, if it is missing. */
export function prepareFolder(file: string): void {
  createFolder(path.dirname(path.resolve(file)))
}

/**
 * Creates the folder and an empty file if they are missing, and takes all access from other users:
 * contacts are personal data. SQLite gives its log the mode of the file.
 */
export function prepareFile(file: string): void {
  prepareFolder(file)
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnlyFile))
  if (!hasModes) return
  for (const each of getDatabaseFiles(file)) {
    const stats = statSync(each, { throwIfNoEntry: false })
    if (!stats?.isFile() || (stats.mode & others) === 0) continue
    try {
      chmodSync(each, ownerOnlyFile)
    } catch {
      // The file belongs to another user: `describeAccess` warns of it.
    }
  }
}

const getMode = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode ?? 0

/** Returns a warning for the operator if other users may read the contacts. */
export function describeAccess(file: string): string | undefined {
  if (!hasModes) return undefined
  if ((getMode(file) & others) !== 0) {
    return `Other users may read the contact database ${file}, and its mode can not be changed: set it to 0600.`
  }
  const folder = path.dirname(path.resolve(file))
  return (getMode(folder) & others) === 0
    ? undefined
    : `Other users may look into ${folder}, the folder of the contact database: set its mode to 0700.`
}

/** Identifies the file at a path; undefined if no file can be found there. */
export function getFileId(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}
