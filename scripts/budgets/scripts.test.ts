import type { ChunkGroup } from '../prerender/assetManifest'
import { measureScripts } from './scripts'

const createGroup = (
  name: string | undefined,
  files: readonly string[],
  children: readonly number[] = [],
): ChunkGroup => ({ name, files, children })

const limits = { start: 60, home: 90, homeUsed: 120, beyondHome: { booking: 40, others: 4 } }

/** The sizes of scripts by what is measured, without the words after the page. */
function measure(groups: readonly ChunkGroup[], sizes: Readonly<Record<string, number>>) {
  const measured = measureScripts(groups, (file) => sizes[file] ?? Number.NaN, limits)
  return measured.map(({ what, bytes }) => [what, bytes])
}

const start = 'every page: script it starts with'
const home = 'home: script once read to its end'
const homeUsed = 'home: script once its form is used'
const getBeyond = (page: string) => `${page}: script beyond the home page's`

test('a page has all scripts that it can load, without those of the start, home and other pages', () => {
  const groups = [
    createGroup('browser', ['/start.js', '/start.css'], [1, 3]),
    createGroup('page-home', ['/home.js', '/home.css', '/start.js'], [2, 3]),
    createGroup(undefined, ['/chat.js'], [4, 1]),
    createGroup('page-pricing', ['/pricing.js', '/chat.js', '/start.js']),
    createGroup(undefined, ['/waveform.js'], [2]),
  ]
  const sizes = {
    '/start.js': 50,
    '/home.js': 30,
    '/chat.js': 7,
    '/waveform.js': 3,
    '/pricing.js': 5,
  }
  expect(measure(groups, sizes)).toEqual([
    [start, 50],
    [home, 90],
    [homeUsed, 90],
    [getBeyond('pricing'), 5],
  ])
})

test('chunks whose names begin with start belong to the start, whichever chunk loads them', () => {
  const groups = [
    createGroup('browser', ['/runtime.js', '/browser.js'], [1]),
    createGroup('start-react', ['/react.js'], [2, 4]),
    createGroup('start-site', ['/react.js', '/site.js'], [3]),
    createGroup('page-home', ['/site.js', '/home.js']),
    createGroup(undefined, ['/toasts.js', '/react.js'], [3]),
  ]
  const sizes = {
    '/runtime.js': 1,
    '/browser.js': 2,
    '/react.js': 4,
    '/site.js': 8,
    '/home.js': 16,
    '/toasts.js': 32,
  }
  expect(measure(groups, sizes)).toEqual([
    [start, 15],
    [home, 63],
    [homeUsed, 63],
  ])
})

test('what loads on use counts for a home page that is used, and for other pages', () => {
  const groups = [
    createGroup('browser', ['/start.js'], [1, 4, 6]),
    createGroup('page-home', ['/home.js'], [2]),
    createGroup(undefined, ['/form.js', '/shared.js'], [3]),
    createGroup('use-contact', ['/shared.js', '/sending.js'], [5]),
    createGroup('use-toasts', ['/toasts.js']),
    createGroup(undefined, ['/more.js']),
    createGroup('page-booking', ['/booking.js', '/form.js'], [3]),
  ]
  const sizes = {
    '/start.js': 1,
    '/home.js': 2,
    '/form.js': 4,
    '/shared.js': 8,
    '/sending.js': 16,
    '/toasts.js': 32,
    '/more.js': 64,
    '/booking.js': 128,
  }
  expect(measure(groups, sizes)).toEqual([
    [start, 1],
    [home, 15],
    [homeUsed, 127],
    [getBeyond('booking'), 208],
  ])
})

test('a page has its own limit, or that of the others', () => {
  const groups = [
    createGroup('browser', [], [1, 2]),
    createGroup('page-booking', []),
    createGroup('page-pricing', []),
  ]
  expect(measureScripts(groups, () => 0, limits)).toEqual([
    { what: start, bytes: 0, limit: 60 },
    { what: home, bytes: 0, limit: 90 },
    { what: homeUsed, bytes: 0, limit: 120 },
    { what: getBeyond('booking'), bytes: 0, limit: 40 },
    { what: getBeyond('pricing'), bytes: 0, limit: 4 },
  ])
})

test('a build without the entry is rejected', () => {
  expect(() => measureScripts([], () => 0, limits)).toThrow("no entry 'browser'")
})
