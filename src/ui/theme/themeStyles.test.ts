import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { themeStyles } from './themeStyles'
import { darkColors, lightColors } from './tokens'

const source = path.join(import.meta.dirname, '../..')

const usedTokens = () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
  return [...new Set(sheets.join('\n').match(/--palette-[a-zA-Z-]+/g))].sort()
}

/** The tokens that a scheme's rule sets. */
const tokensOf = (scheme: string) => {
  const rule = new RegExp(`\\[data-color-scheme="${scheme}"\\]\\{([^}]*)\\}`).exec(themeStyles())
  return Object.fromEntries(
    (rule?.[1] ?? '').split(';').map((declaration) => declaration.split(/:(.*)/)),
  ) as Record<string, string>
}

it.each([
  ['light', lightColors],
  ['dark', darkColors],
])('has every token that a stylesheet uses, %s', (scheme, colors) => {
  const tokens = tokensOf(scheme)
  expect(usedTokens().length).toBeGreaterThan(20)
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(usedTokens()))
  expect(tokens['--palette-background-default']).toBe(colors.paper)
  expect(tokens['color-scheme']).toBe(scheme)
})

it('is light until a scheme is chosen', () => {
  expect(themeStyles()).toMatch(/^:root, \[data-color-scheme="light"\]\{/)
})

it('leaves out what no stylesheet uses', () => {
  expect(themeStyles()).not.toMatch(/--(shadows|zIndex|font)|Channel:/)
})
