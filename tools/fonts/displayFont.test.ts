import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { displayCharacters, displayWeights } from './displayFont'

const source = path.join(import.meta.dirname, '../../src')

const filesBelow = (extension: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(source, file))

const content = filesBelow('.ts').filter((file) => file.includes(`${path.sep}content${path.sep}`))

test.each(content.map((file) => [path.relative(source, file), file]))(
  'the display font has every character of %s',
  (_name, file) => {
    const known = new Set(Array.from(`${displayCharacters}\n`))
    const used = new Set(Array.from(readFileSync(file, 'utf8')))
    expect([...used].filter((one) => !known.has(one))).toEqual([])
  },
)

test.each(filesBelow('.css').map((file) => [path.relative(source, file), file]))(
  'the display font has every weight of %s',
  (_name, file) => {
    const rules = readFileSync(file, 'utf8').split('}')
    const weights = rules
      .filter((rule) => rule.includes('var(--display-font)'))
      .flatMap((rule) => [...rule.matchAll(/font-weight: (\d+)/g)])
      .map(([, weight]) => Number(weight))
    for (const weight of weights) {
      expect(weight).toBeGreaterThanOrEqual(displayWeights.min)
      expect(weight).toBeLessThanOrEqual(displayWeights.max)
    }
  },
)
