import path from 'node:path'
import { checkBudgets } from './budgets/checkBudgets'
import { buildReason, buildSettings, writeBuildStamp } from './buildStamp'
import { prerenderSite } from './prerender/prerenderSite'
import { run, runScript } from './run'
import { writeShareImages } from './shareImages'

export const root = path.join(import.meta.dirname, '..')

const webpack = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production']

/** Runs a step of the build, and says how long it took. */
async function timed<Result>(step: string, act: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await act()
  console.log(`Build step '${step}': ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/**
 * Builds the site into dist/ and notes what it was made from; false where the build failed, as it
 * does when something is over its budget.
 */
export async function buildSite(): Promise<boolean> {
  const settings = { cwd: root, env: buildSettings(process.env) }
  if ((await timed('webpack', () => run(process.execPath, webpack, settings))) !== 0) return false
  await timed('documents', () => prerenderSite(root))
  const images = { output: path.join(root, 'dist'), cache: path.join(root, '.cache/share') }
  await timed('sharing images', () => writeShareImages({ root, ...images }))
  const files = () => runScript('scripts/siteFiles.ts', [], settings)
  if ((await timed('site files', files)) !== 0) return false
  if (!checkBudgets(root)) return false
  writeBuildStamp(root, process.env)
  return true
}

/** The same, unless dist/ is already made from what is here. */
export async function buildWhenNeeded(): Promise<boolean> {
  const reason = buildReason(root, process.env)
  if (reason === undefined) return true
  console.log(`Building the site: ${reason}.`)
  return buildSite()
}
