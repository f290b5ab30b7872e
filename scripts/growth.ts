/**
 * `npm run growth`: builds copies of the project with a hundred more articles, and writes into
 * `docs/growth.md` what they cost. Exits with 1 where they change any page but the lists of articles.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { articles } from '../src/site/articleList'
import { root } from './buildSite'
import { compareBuilds, readBuiltFiles, type BuiltFiles } from './growth/comparison'
import { addArticles, generatedMark } from './growth/generatedArticles'
import { renderGrowth, type BuildTimes, type Grown } from './growth/growthReport'
import { findFacts } from './perf/facts'

const additional = [0, 50, 100] as const

const notCopied = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'test-results'])

function copyProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'growth-'))
  cpSync(root, project, {
    recursive: true,
    filter: (file) => !notCopied.has(path.relative(root, file)),
  })
  symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(project, 'node_modules'))
  return project
}

const parameters = ['--import', 'tsx', 'scripts/build.ts']

/** Builds from nothing, in a process of its own. */
async function build(project: string): Promise<BuildTimes> {
  for (const folder of ['dist', '.cache'])
    rmSync(path.join(project, folder), { recursive: true, force: true })
  const started = performance.now()
  const child = spawn(process.execPath, parameters, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  const steps = [...output.matchAll(/^Build step '(.+)': ([\d.]+) s$/gm)]
  return {
    total: (performance.now() - started) / 1000,
    steps: new Map(steps.map(([, step = '', seconds]) => [step, Number(seconds)])),
  }
}

async function grow(project: string): Promise<Grown[]> {
  const sizes: Grown[] = []
  let before: BuiltFiles | undefined
  let already = 0
  for (const wanted of additional) {
    await addArticles(project, already + 1, wanted)
    already = wanted
    const times = await build(project)
    const files = readBuiltFiles(path.join(project, 'dist'))
    const comparison =
      before && compareBuilds(before, files, (file) => file.includes(generatedMark))
    before ??= files
    const count = articles.length + wanted
    sizes.push({ articles: count, times, ...(comparison && { comparison }) })
    console.log(`${count} articles: built in ${times.total.toFixed(1)} s`)
  }
  return sizes
}

const facts = findFacts(undefined, '')
const project = copyProject()
try {
  const [small, middle, large] = await grow(project)
  if (!small || !middle || !large) throw new Error('Three builds are compared')
  const output = path.join(root, 'docs/growth.md')
  const report = renderGrowth([small, middle, large], facts)
  const style = await resolveConfig(output)
  writeFileSync(output, await format(report, { ...style, parser: 'markdown' }))
  const others = [middle, large].flatMap(({ comparison }) => comparison?.others ?? [])
  for (const file of new Set(others)) console.error(`Changed by articles of others: ${file}`)
  if (others.length > 0) process.exitCode = 1
} finally {
  rmSync(project, { recursive: true })
}
