import type { ChunkGroup } from '../prerender/assetManifest'
import { getEntryPoints } from './entryPoints'

const createGroup = (
  requests: readonly string[],
  files: readonly string[],
  children: readonly number[] = [],
): ChunkGroup => ({ requests, files, children })

const createNamedGroup = (name: string, ...rest: Parameters<typeof createGroup>): ChunkGroup => ({
  ...createGroup(...rest),
  name,
})

test('a page has all scripts that it can load, without those of the start and of other pages', () => {
  const groups = [
    createNamedGroup('browser', ['src/browser.tsx'], ['/start.js', '/start.css'], [1, 3]),
    createGroup(['../pages/home/HomePage'], ['/home.js', '/home.css', '/start.js'], [2, 3]),
    createGroup(['../../features/demoChat'], ['/chat.js'], [4, 1]),
    createGroup(['../pages/pricing/PricingPage'], ['/pricing.js']),
    createGroup(['./waveform'], ['/waveform.js'], [2]),
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
    createNamedGroup('browser', ['src/browser.tsx'], ['/runtime.js', '/browser.js'], [1]),
    createNamedGroup('start-react', ['./start/react'], ['/react.js'], [2, 4]),
    createNamedGroup('start-site', ['./start/site'], ['/react.js', '/site.js'], [3]),
    createNamedGroup('page-home', ['../pages/home/HomePage'], ['/site.js', '/home.js']),
    createGroup(['../ui/notifications'], ['/toasts.js', '/react.js'], [3]),
  ]
  expect(getEntryPoints(groups)).toEqual({
    start: ['/runtime.js', '/browser.js', '/react.js', '/site.js'],
    everywhere: { read: ['/toasts.js'], used: [] },
    pages: { home: { read: ['/home.js'], used: [] } },
  })
})

test('scripts that load on use are listed separately, unless the page loads them anyway', () => {
  const groups = [
    createNamedGroup('browser', ['src/browser.tsx'], ['/start.js'], [1, 4]),
    createGroup(['../pages/home/HomePage'], ['/home.js'], [2]),
    createGroup(['./ContactForm'], ['/form.js', '/shared.js'], [3]),
    createNamedGroup('use-contact', ['./sending'], ['/shared.js', '/sending.js'], [5]),
    createNamedGroup('use-toasts', ['./Toasts'], ['/toasts.js']),
    createGroup(['./more'], ['/more.js']),
  ]
  expect(getEntryPoints(groups)).toEqual({
    start: ['/start.js'],
    everywhere: { read: [], used: ['/toasts.js'] },
    pages: {
      home: { read: ['/home.js', '/form.js', '/shared.js'], used: ['/sending.js', '/more.js'] },
    },
  })
})

test('a build without the entry is rejected', () => {
  expect(() => getEntryPoints([])).toThrow("no entry 'browser'")
})
