import { entryPointsOf, type ChunkGroup } from './chunkGraph'

const group = (
  requests: readonly string[],
  files: readonly string[],
  children: readonly number[] = [],
): ChunkGroup => ({ requests, files, children })

const groups: ChunkGroup[] = [
  { name: 'browser', requests: [], files: ['start.js', 'start.css'], children: [1, 3, 4] },
  group(['../pages/home/HomePage'], ['home.js', 'home.css', 'start.js'], [2, 3]),
  group(['../../features/demoChat'], ['chat.js'], [5, 1]),
  group(['../pages/pricing/PricingPage'], ['pricing.js']),
  group(['./es/hero.ts'], ['hero.js']),
  group(['./waveform'], ['waveform.js'], [2]),
]

test('a page is all that it can ask for, without the start, the texts and other pages', () => {
  expect(entryPointsOf(groups)).toEqual({
    start: ['start.js'],
    pages: { home: ['home.js', 'chat.js', 'waveform.js'], pricing: ['pricing.js'] },
  })
})

test('a build without the entry is none of this site', () => {
  expect(() => entryPointsOf([])).toThrow("no entry 'browser'")
})
