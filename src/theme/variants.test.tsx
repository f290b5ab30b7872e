/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Fragment, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createEmotionCache } from './emotionCache'
import { SiteTheme } from './SiteTheme'
import { families, theme } from './theme'
import { createThemeStyles, getUnwrittenVariables } from './themeStyles'

type Props = Readonly<Record<string, unknown>>
type Slot = (given: { theme: Theme; ownerState: Props }) => {
  readonly variants?: readonly { readonly props: unknown }[]
}
interface Entry {
  readonly styleOverrides?: Readonly<Record<string, unknown>>
}

/** What a component must have to be rendered. */
const requiredProps: Readonly<Record<string, Props>> = {
  MuiInputAdornment: { position: 'start' },
}

const listVariants = ({ styleOverrides = {} }: Entry): Props[] =>
  Object.values(styleOverrides)
    .filter((slot) => typeof slot === 'function')
    .flatMap((slot) => (slot as Slot)({ theme, ownerState: {} }).variants ?? [])
    .flatMap(({ props }) => (typeof props === 'object' ? [props as Props] : []))

const looks = Object.entries(theme.components ?? {}).flatMap(([name, entry]) =>
  [{}, ...listVariants(entry as Entry)].map((props): [string, Props] => [name, props]),
)

const collectStyles = (name: string, props: Props): string => {
  const file = `@mui/material/${name.replace('Mui', '')}`
  const { default: Component } = jest.requireActual<{ default: ComponentType<Props> }>(file)
  const Parent = name === 'MuiTab' ? Tabs : Fragment
  const view = renderToString(
    <SiteTheme cache={createEmotionCache()}>
      <Parent>
        <Component {...requiredProps[name]} {...props} />
      </Parent>
    </SiteTheme>,
  )
  return [...view.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')
}

const baseline = readFileSync(path.join(import.meta.dirname, 'baseline.css'), 'utf8')
const findDefined = (css: string) => css.match(/--[\w-]+(?=\s*:)/g) ?? []

// Without a value a declaration has no effect: a header had no background, in the dark scheme alone.
it.each(looks)('%s %j gives a value to each variable of its own', (name, props) => {
  const css = collectStyles(name, props)
  const defined = new Set([
    ...findDefined(createThemeStyles() + baseline + css),
    // Those of MUI that the site's rules override; themeVariables.spec.ts checks that none is needed.
    ...getUnwrittenVariables(),
  ])
  // `var(--a, var(--b))` has the value of the last.
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, variable = '']) => variable)
  expect(read.filter((variable) => !defined.has(variable))).toEqual([])
})

it('each component is styled in one family, because the theme would use only the last of two', () => {
  const names = families.flatMap(Object.keys)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it.each(['standard', 'fullWidth'] as const)(
  'tabs are prerendered without a style attribute, variant %s',
  (variant) => {
    const html = renderToString(
      <SiteTheme cache={createEmotionCache()}>
        <Tabs value="a" variant={variant}>
          <Tab value="a" label="A" />
          <Tab value="b" label="B" />
        </Tabs>
      </SiteTheme>,
    ).replace(/<style.*?<\/style>/g, '')
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).not.toContain('style=')
  },
)
