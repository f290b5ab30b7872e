import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { listFiles } from '../server/site/loadSite'

/** For how long after a release a tab that was opened before finds the files that it has yet to load. */
const keptDays = 7

const getTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const move = (from: string, to: string) => {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

/**
 * Moves the assets of earlier builds out of a folder that is about to be emptied. Returns a function that
 * puts back those that the new build does not have, and that were not replaced too long ago.
 *
 * @param shelter where they are meanwhile, on the same disk
 */
export function shelterAssets(output: string, shelter: string): () => void {
  const assets = path.join(output, 'assets')
  const started = `${shelter}.started`
  const now = new Date()
  // A file that is older than the build that is replaced was kept by it, with the time of its replacement.
  const replacedBuild = getTime(started)
  for (const file of listFiles(assets)) {
    const [from, to] = [path.join(assets, file), path.join(shelter, file)]
    if (getTime(from) >= replacedBuild) utimesSync(from, now, now)
    move(from, to)
  }
  mkdirSync(path.dirname(shelter), { recursive: true })
  writeFileSync(started, '')
  return () => {
    const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000
    for (const file of listFiles(shelter)) {
      const [from, to] = [path.join(shelter, file), path.join(assets, file)]
      if (!existsSync(to) && getTime(from) >= oldest) move(from, to)
    }
    rmSync(shelter, { recursive: true, force: true })
  }
}
