import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../server/testing/temporaryFolder'
import { writeFiles } from '../server/testing/writeSite'
import { shelterAssets } from './previousAssets'

const day = 24 * 60 * 60 * 1000

function createSite() {
  const root = createTemporaryFolder()
  const output = path.join(root, 'dist')
  const write = (file: string, text: string, age = 0) => {
    writeFiles(output, { [file]: text })
    const time = new Date(Date.now() - age)
    utimesSync(path.join(output, file), time, time)
  }
  const restore = (build: () => void) => {
    const putBack = shelterAssets(output, path.join(root, '.cache/assets'))
    rmSync(output, { recursive: true, force: true })
    build()
    putBack()
  }
  const has = (file: string) => existsSync(path.join(output, file))
  return { output, write, restore, has }
}

it('a build keeps the assets of the build that it replaces, and nothing else of it', () => {
  const { output, write, restore, has } = createSite()
  write('index.html', 'old')
  write('assets/page.1.js', 'old', 10 * day)
  write('assets/content/es/page.1.json', 'old')
  write('assets/same.js', 'old')
  restore(() => {
    write('assets/page.2.js', 'new')
    write('assets/same.js', 'new')
  })
  expect(has('assets/page.1.js')).toBe(true)
  expect(has('assets/content/es/page.1.json')).toBe(true)
  expect(has('index.html')).toBe(false)
  expect(readFileSync(path.join(output, 'assets/same.js'), 'utf8')).toBe('new')
})

it.each([
  [6, true],
  [8, false],
])('a build keeps assets that were replaced %i days ago: %s', (days, isKept) => {
  const { output, write, restore, has } = createSite()
  write('assets/page.1.js', 'old', 30 * day)
  restore(() => {
    write('assets/page.2.js', 'new')
  })
  const replaced = new Date(Date.now() - days * day)
  utimesSync(path.join(output, 'assets/page.1.js'), replaced, replaced)
  restore(() => {
    write('assets/page.3.js', 'newest')
  })
  expect(has('assets/page.1.js')).toBe(isKept)
  expect(has('assets/page.2.js')).toBe(true)
})

it('builds that failed lose none of them, also if they have written assets', () => {
  const { write, restore, has } = createSite()
  write('assets/page.1.js', 'old')
  for (const emitted of ['', 'assets/page.2.js']) {
    expect(() => {
      restore(() => {
        if (emitted) write(emitted, 'unfinished')
        throw new Error('The site could not be built')
      })
    }).toThrow()
  }
  restore(() => undefined)
  expect(has('assets/page.1.js')).toBe(true)
})

it('the first build has none', () => {
  const { write, restore, has } = createSite()
  restore(() => {
    write('assets/page.1.js', 'new')
  })
  expect(has('assets/page.1.js')).toBe(true)
})
