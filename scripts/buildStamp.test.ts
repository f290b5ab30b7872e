import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildReason, buildSettings, writeBuildStamp } from './buildStamp'

const changed = 'its sources or settings have changed since the last build'

let root: string

const write = (file: string, content: string) => {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-stamp-'))
  write('src/app/App.tsx', 'app')
  write('src/browser.tsx', 'browser')
  write('public/robots.txt', 'robots')
  write('webpack.config.ts', 'config')
  write('package-lock.json', '{}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('before the first build', () => {
  it('the site has to be built', () => {
    expect(buildReason(root, {})).toBe('it has not been built yet')
  })

  it('so it has where only a build by hand is there', () => {
    write('dist/index.html', 'home')
    expect(buildReason(root, {})).toBe('nothing tells what the last build was made from')
  })
})

describe('after a build', () => {
  beforeEach(() => {
    write('dist/index.html', 'home')
    writeBuildStamp(root, { SITE_KEY: 'one' })
  })

  const reason = (environment: Record<string, string> = { SITE_KEY: 'one' }) =>
    buildReason(root, environment)

  it('nothing has to be done', () => {
    expect(reason()).toBeUndefined()
  })

  it.each([
    ['src/app/App.tsx', 'other'],
    ['src/app/New.tsx', ''],
    ['public/robots.txt', 'other'],
    ['scripts/share/template.ts', 'other'],
    ['scripts/siteFiles/sitemap.ts', 'other'],
    ['server/securityHeaders.ts', 'other'],
    ['webpack.config.ts', 'other'],
    ['package-lock.json', '{"a":1}'],
    ['.swcrc', '{}'],
  ])('the site is built again when %s changes', (file, content) => {
    write(file, content)
    expect(reason()).toBe(changed)
  })

  it('the site is built again when a file goes or is renamed', () => {
    rmSync(path.join(root, 'src/browser.tsx'))
    expect(reason()).toBe(changed)
    write('src/browser2.tsx', 'browser')
    expect(reason()).toBe(changed)
    rmSync(path.join(root, 'src/browser2.tsx'))
    write('src/browser.tsx', 'browser')
    expect(reason()).toBeUndefined()
  })

  it.each([
    'src/app/App.test.tsx',
    'src/testing/setup.ts',
    'server/gateway.ts',
    'README.md',
    'data/contacts.sqlite',
  ])('%s does not matter', (file) => {
    write(file, 'changed')
    expect(reason()).toBeUndefined()
  })

  it('the site is built again for other settings, and for no others', () => {
    expect(reason({ SITE_KEY: 'two' })).toBe(changed)
    expect(reason({})).toBe(changed)
    expect(reason({ SITE_KEY: 'one', SITE_URL: 'https://a.example' })).toBe(changed)
    expect(reason({ SITE_KEY: 'one', SITE_URL: '', PORT: '80', PATH: '/bin' })).toBeUndefined()
  })

  it('the site is built again when somebody else has built it meanwhile', () => {
    utimesSync(path.join(root, 'dist/index.html'), 1_000, 1_000)
    expect(reason()).toBe(changed)
  })

  it('the site is built again when the first page is gone', () => {
    rmSync(path.join(root, 'dist'), { recursive: true })
    expect(reason()).toBe('it has not been built yet')
  })
})

it('takes an empty setting as not set', () => {
  expect(buildSettings({ SITE_KEY: '', SITE_URL: ' https://a.example ', PORT: '1' })).toEqual({
    SITE_URL: 'https://a.example',
    SITE_KEY: undefined,
    CONTACT_SERVICE_URL: undefined,
    GEOLOCATION_URL: undefined,
    ANALYTICS_ID: undefined,
  })
})
