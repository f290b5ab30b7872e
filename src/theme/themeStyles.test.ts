import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { darkPalette, lightPalette } from './palette'
import { createThemeStyles } from './themeStyles'

const source = path.join(import.meta.dirname, '..')

const findUsedTokens = () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
  return [
    ...new Set(
      sheets
        .join('\n')
        .match(/(?<=var\()--(palette|font|radius|space|weight|duration)-[\w-]+(?=[,)])/g),
    ),
  ].sort()
}

/** The tokens that a scheme's rule sets. */
const getTokens = (scheme: string) => {
  const rules = [...createThemeStyles().matchAll(/([^{}]+)\{([^}]*)\}/g)]
  return Object.fromEntries(
    rules
      .filter(([, selector = '']) => selector === ':root' || selector.includes(scheme))
      .flatMap(([, , text = '']) => text.split(';'))
      .map((declaration) => declaration.split(/:(.*)/)),
  ) as Record<string, string>
}

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('every variable that a stylesheet or a component uses is defined, %s', (scheme, palette) => {
  const tokens = getTokens(scheme)
  expect(findUsedTokens().length).toBeGreaterThan(20)
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(findUsedTokens()))
  expect(tokens['--palette-background-default']).toBe(palette.background.default)
  expect(tokens['color-scheme']).toBe(scheme)
})

it('the light scheme applies until a scheme is chosen', () => {
  expect(createThemeStyles()).toContain(':root,[data-color-scheme="light"]{')
})

it('variables that no rule uses are left out', () => {
  expect(createThemeStyles()).not.toMatch(/--(shadows|zIndex|overlays)|Channel:/)
})
