import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Lists all files below a folder, relative to it and with `/`; none if the folder does not exist. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : []
