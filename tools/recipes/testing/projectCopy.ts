import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../../../server/testing/temporaryFolder'
import { listGitFiles } from '../../repository/testing/listGitFiles'

const root = path.join(__dirname, '../../..')

/** The files that are in the repository or could be added to it, without the recipes' own texts. */
const listFiles = () =>
  listGitFiles('--cached', '--others', '--exclude-standard', ':!tools/recipes')

/** Copies the repository, for tests that change it. `node_modules` is shared. */
export function copyProject() {
  const folder = createTemporaryFolder()
  const locate = (file: string) => path.join(folder, file)
  for (const file of listFiles()) cpSync(path.join(root, file), locate(file))
  symlinkSync(path.join(root, 'node_modules'), locate('node_modules'), 'junction')

  const changed = new Set<string>()
  const read = (file: string) => readFileSync(locate(file), 'utf8')
  const write = (file: string, text: string) => {
    changed.add(file)
    mkdirSync(path.dirname(locate(file)), { recursive: true })
    writeFileSync(locate(file), text)
  }
  const edit = (file: string, found: string, replacement: string) => {
    const text = read(file)
    if (!text.includes(found)) throw new Error(`${file} has no '${found}'`)
    write(
      file,
      text.replace(found, () => replacement),
    )
  }
  return {
    read,
    write,
    /** Replaces the first place that reads `found`. */
    edit,
    /** Writes `text` before the first place that reads `next`. */
    insertBefore: (file: string, next: string, text: string) => {
      edit(file, next, text + next)
    },
    /** Writes `text` behind the first place that reads `previous`. */
    insertAfter: (file: string, previous: string, text: string) => {
      edit(file, previous, previous + text)
    },
    /** Returns the files that were written since it was last called. */
    takeChangedFiles: () => {
      const files = [...changed]
      changed.clear()
      return files
    },
    /** Runs a command in the copy. Returns what it printed if it failed, else ''. */
    run: (command: string, options: readonly string[]) => {
      const { status, stdout, stderr, error } = spawnSync(command, options, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
        maxBuffer: 64 * 1024 * 1024,
      })
      return status === 0 ? '' : `${stdout}${stderr}${error?.message ?? ''}` || 'failed silently'
    },
  }
}

export type ProjectCopy = ReturnType<typeof copyProject>
