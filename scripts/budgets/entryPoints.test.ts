import type { ChunkGroup } from '../prerender/assetManifest'
import { getEntryPoints } from './entryPoints'

const group = (
  requests: readonly string[],
  files: readonly string[],
  children: readonly number[] = [],
): ChunkGroup => ({ requests, files, children })

const named = (name: string, ...rest: Parameters<typeof group>): ChunkGroup => ({
  ...group(...rest),
  name,
})

test('a page has all scripts that it can load, without those of the start and of other pages', () => {
  const groups = [
    named('browser', ['src/browser.tsx'], ['/start.js', '/start.css'], [1, 3]),
    group(['../pages/home/HomePage'], ['/home.js', '/home.css', '/start.js'], [2, 3]),
    group(['../../features/demoChat'], ['/chat.js'], [4, 1]),
    group(['../pages/pricing/PricingPage'], ['/pricing.js']),
    group(['./waveform'], ['/waveform.js'], [2]),
  ]
  expect(getEntryPoints(groups)).toEqual({
    start: ['/start.js'],
    everywhere: { read: [], used: [] },
    pages: {
      home: { read: ['/home.js', '/chat.js', '/waveform.js'], used: [] },
      pricing: { read: ['/pricing.js'], used: [] },
    },
  })
})

test('chunks whose names begin with start- belong to the start, whichever chunk loads them', () => {
  const groups = [
    named('browser', ['src/browser.tsx'], ['/runtime.js', '/browser.js'], [1]),
    named('start-react', ['./start/react'], ['/react.js'], [2, 4]),
    named('start-site', ['./start/site'], ['/react.js', '/site.js'], [3]),
    named('page-home', ['../pages/home/HomePage'], ['/site.js', '/home.js']),
    group(['../ui/notifications'], ['/toasts.js', '/react.js'], [3]),
  ]
  expect(getEntryPoints(groups)).toEqual({
    start: ['/runtime.js', '/browser.js', '/react.js', '/site.js'],
    everywhere: { read: ['/toasts.js'], used: [] },
    pages: { home: { read: ['/home.js'], used: [] } },
  })
})

test('what waits for a visitor to use it is told apart, unless the page has it anyway', () => {
  const groups = [
    named('browser', ['src/browser.tsx'], ['/start.js'], [1, 4]),
    group(['../pages/home/HomePage'], ['/home.js'], [2]),
    group(['./ContactForm'], ['/form.js', '/shared.js'], [3]),
    named('use-contact', ['./sending'], ['/shared.js', '/sending.js'], [5]),
    named('use-toasts', ['./Toasts'], ['/toasts.js']),
    group(['./more'], ['/more.js']),
  ]
  expect(getEntryPoints(groups)).toEqual({
    start: ['/start.js'],
    everywhere: { read: [], used: ['/toasts.js'] },
    pages: {
      home: { read: ['/home.js', '/form.js', '/shared.js'], used: ['/sending.js', '/more.js'] },
    },
  })
})

test('a build without the entry is none of this site', () => {
  expect(() => getEntryPoints([])).toThrow("no entry 'browser'")
})
