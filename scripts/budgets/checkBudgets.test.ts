import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { getPrerenderEntries } from '@/site/prerenderEntries'
import { manifestFile, type AssetManifest } from '../prerender/assetManifest'
import { checkBudgets, measureSite } from './checkBudgets'

/** Creates a built site whose start script has this size, 1,000 bytes when compressed. */
function buildWith(scriptBytes: number, compressed: boolean): string {
  const root = createTemporaryFolder()
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  for (const { file } of getPrerenderEntries()) write(`dist/${file}`, '<!doctype html>')
  write('dist/assets/start.js', Buffer.alloc(scriptBytes))
  if (compressed) write('dist/assets/start.js.br', Buffer.alloc(1_000))
  const manifest: AssetManifest = {
    groups: [{ name: 'browser', requests: [], files: ['/assets/start.js'], children: [] }],
    fonts: [],
    printSheet: '',
  }
  write(manifestFile, JSON.stringify(manifest))
  cpSync(path.join(__dirname, '../../perf/budgets.json'), path.join(root, 'perf/budgets.json'))
  return root
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
})

it('measures files as they are served', () => {
  expect(measureSite(buildWith(900_000, true))).toContainEqual(
    expect.objectContaining({ what: 'every page: script it starts with', bytes: 1_000 }),
  )
})

it('accepts a site within its limits', () => {
  expect(checkBudgets(buildWith(900_000, true))).toBe(true)
})

it('rejects a site above a limit and names the limit', () => {
  expect(checkBudgets(buildWith(900_000, false))).toBe(false)
  const said = jest.mocked(console.error).mock.calls.flat().join()
  expect(said).toMatch(/900\.0 of [\d.]+ KB {2}every page: script it starts with/)
  expect(said).not.toMatch(/html/)
})
