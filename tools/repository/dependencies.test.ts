import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8')

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

interface Renovate {
  readonly packageRules: readonly {
    readonly matchPackageNames?: readonly string[]
    readonly allowedVersions?: string
  }[]
}

const packageJson = JSON.parse(read('package.json')) as PackageJson
const tools = JSON.parse(read('tools/package.json')) as Pick<PackageJson, 'devDependencies'>
const installed = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
  ...tools.devDependencies,
}

/** Reads the first two columns of the table below a heading of docs/dependencies.md. */
function readTable(heading: string): Record<string, string> {
  const [, rest = ''] = read('docs/dependencies.md').split(`## ${heading}\n`)
  const [section = ''] = rest.split('\n## ')
  const rows = section.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]))
}

test('every package is pinned to an exact version', () => {
  const loose = Object.entries(installed).filter(
    ([, version]) => !/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('every override counts only for the package that asks for it', () => {
  const forAll = Object.entries(packageJson.overrides).filter(
    ([, value]) => typeof value === 'string',
  )
  expect(forAll).toEqual([])
})

test('docs/dependencies.md explains every override, at its version', () => {
  const formatOverride = ([name, version]: [string, string]) => `\`${name}\` ${version}`
  const overrides = Object.entries(packageJson.overrides).map(([asking, versions]) => [
    asking,
    Object.entries(versions).map(formatOverride).join(', '),
  ])
  expect(readTable('Overrides')).toEqual(Object.fromEntries(overrides))
})

test('no package runs a script when it is installed, whatever the version of npm', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

test('every package that docs/dependencies.md holds back is still at its version', () => {
  const heldBack = readTable('Held back')
  expect(Object.keys(heldBack)).not.toEqual([])
  expect(installed).toMatchObject(heldBack)
})

test('docs/dependencies.md explains every version that Renovate must not pass', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as Renovate
  const limited = packageRules
    .filter(({ allowedVersions }) => allowedVersions !== undefined)
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(Object.keys(readTable('Held back'))).toEqual(expect.arrayContaining(limited))
})
