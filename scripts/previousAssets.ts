import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../server/site/listFiles'

/** For how long a tab that was opened before a release finds the files that it has yet to load. */
const keptDays = 7

/**
 * Moves the assets of earlier builds out of a folder that is about to be emptied. Returns a function that
 * puts back those that the new build does not have, and that are not too old.
 *
 * @param shelter where they are meanwhile, on the same disk
 */
export function shelterAssets(output: string, shelter: string): () => void {
  const assets = path.join(output, 'assets')
  if (existsSync(assets)) {
    rmSync(shelter, { recursive: true, force: true })
    mkdirSync(path.dirname(shelter), { recursive: true })
    renameSync(assets, shelter)
  }
  return () => {
    const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000
    for (const file of listFiles(shelter)) {
      const [from, to] = [path.join(shelter, file), path.join(assets, file)]
      if (existsSync(to) || statSync(from).mtimeMs < oldest) continue
      mkdirSync(path.dirname(to), { recursive: true })
      renameSync(from, to)
    }
  }
}
