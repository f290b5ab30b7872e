import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the build reads, relative to the project's root. */
const sources = [
  'src',
  'public',
  'perf/budgets.json',
  'scripts/budgets',
  'scripts/prerender',
  'scripts/share',
  'scripts/shareImages.ts',
  'scripts/siteFiles',
  'scripts/siteFiles.ts',
  'server/cacheRules.ts',
  'server/configuration.ts',
  'server/securityHeaders.ts',
  'webpack.config.ts',
  'package-lock.json',
  '.swcrc',
] as const

/** Environment variables whose values the build puts into what it makes. */
const variables = [
  'SITE_URL',
  'SITE_KEY',
  'CONTACT_SERVICE_URL',
  'GEOLOCATION_URL',
  'ANALYTICS_ID',
] as const

const stampFile = '.cache/build-stamp'
const firstPage = 'dist/index.html'

type Environment = Readonly<Record<string, string | undefined>>

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.startsWith(path.join('src', 'testing') + path.sep)

function filesBelow(root: string, source: string): string[] {
  const full = path.join(root, source)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [source]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, path.join(source, name)))
}

/** The build's settings. An empty variable counts as not set, as the gateway takes it. */
export const buildSettings = (environment: Environment): Record<string, string | undefined> =>
  Object.fromEntries(
    variables.map((name) => {
      const text = environment[name]?.trim()
      return [name, text === '' ? undefined : text]
    }),
  )

/** Changes when anything changes that the build reads; tests do not count. */
function fingerprintOf(root: string, environment: Environment): string {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(environment)))
  const files = sources
    .flatMap((source) => filesBelow(root, source))
    .filter((file) => !isTest(file))
  for (const file of files) {
    const content = readFileSync(path.join(root, file))
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  return hash.digest('hex')
}

/** Ties the sources to the very files that were built, since a build can also be run by hand. */
const stampOf = (root: string, environment: Environment) =>
  `${fingerprintOf(root, environment)} ${statSync(path.join(root, firstPage)).mtimeMs}\n`

/** Why the site has to be built, undefined where what stands in `dist` is up to date. */
export function buildReason(root: string, environment: Environment): string | undefined {
  if (!existsSync(path.join(root, firstPage))) return 'it has not been built yet'
  const stamp = path.join(root, stampFile)
  if (!existsSync(stamp)) return 'nothing tells what the last build was made from'
  return readFileSync(stamp, 'utf8') === stampOf(root, environment)
    ? undefined
    : 'its sources or settings have changed since the last build'
}

/** Remembers what the build that has just ended was made from. */
export function writeBuildStamp(root: string, environment: Environment): void {
  const stamp = path.join(root, stampFile)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, stampOf(root, environment))
}
