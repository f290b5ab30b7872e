import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typography } from '@/theme/typography'
import { displayCharacters, displayWeights } from './subsetFontLoader'

const source = path.join(import.meta.dirname, '../../src')

// No heading names a time zone.
const content = readdirSync(path.join(source, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('time_zones.ts'))
  .map((file) => path.join(source, 'content', file))

test.each(content.map((file) => [path.relative(source, file), file]))(
  'the display font has every character of %s',
  (_name, file) => {
    const known = new Set(Array.from(`${displayCharacters}\n`))
    const used = new Set(Array.from(readFileSync(file, 'utf8')))
    expect([...used].filter((one) => !known.has(one))).toEqual([])
  },
)

test('the display font has every weight of the theme', () => {
  const weights = Object.values(typography).flatMap((style) =>
    typeof style === 'object' && style.fontFamily === 'var(--display-font)'
      ? [Number(style.fontWeight)]
      : [],
  )
  expect(weights.length).toBeGreaterThan(3)
  for (const weight of weights) {
    expect(weight).toBeGreaterThanOrEqual(displayWeights.min)
    expect(weight).toBeLessThanOrEqual(displayWeights.max)
  }
})
