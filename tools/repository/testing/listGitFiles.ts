import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(__dirname, '../../..')

/** Lists files of the repository from its root, by options and patterns of `git ls-files`. */
export const listGitFiles = (...parameters: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...parameters], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
