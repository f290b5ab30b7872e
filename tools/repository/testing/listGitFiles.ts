import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../../..')

/** Lists files of the repository that exist, from its root, by options and patterns of `git ls-files`. */
export const listGitFiles = (...parameters: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...parameters], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
