import { darkPalette, lightPalette } from './palette'
import { space } from './scales'
import { createSiteTheme } from './theme'

/**
 * Keeps the CSS variables that are used. MUI generates some 300 more for unused components and
 * shades, which would enlarge every document.
 */
const written =
  /^--(palette-(site|primary|error|success|warning|background|text|divider)\b|font-|radius-|shape-|spacing$)/
const unused =
  /(Channel|Opacity|-light|text-icon)$|-(success|warning)-dark$|-success-contrastText$|^--font-(h5|h6|subtitle\d|caption|overline|inherit)$/

const isWritten = (property: string) =>
  property === 'colorScheme' || (written.test(property) && !unused.test(property))

const theme = createSiteTheme({
  light: { palette: lightPalette },
  dark: { palette: darkPalette },
})
const { duration } = theme.transitions

/**
 * Values that only stylesheets read. They are not in the theme, because every page's script contains it.
 * The giant font is for decorative figures, larger than the type scale.
 */
const sheetVariables = {
  ...Object.fromEntries(Object.entries(space).map(([name, value]) => [`--space-${name}`, value])),
  '--weight-medium': theme.typography.fontWeightMedium,
  '--duration-short': `${duration.short}ms`,
  '--duration-standard': `${duration.standard}ms`,
  '--duration-complex': `${duration.complex}ms`,
  '--font-giant': '800 clamp(min(7.2rem, 36vw), 21.6vw, 16.2rem)/0.8 var(--display-font)',
}

const writeRule = (selector: string, declarations: object) =>
  `${selector}{${Object.entries(declarations)
    .map(
      ([property, value]) => `${property === 'colorScheme' ? 'color-scheme' : property}:${value}`,
    )
    .join(';')}}`

/** The selectors of the theme's rules, with the declarations of its variables: also those that no page uses. */
export const listRules = () =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, string>>))

/** The theme's variables that no document defines. */
export const getUnwrittenVariables = (): Set<string> =>
  new Set(
    listRules()
      .flatMap(([, declarations]) => Object.keys(declarations))
      .filter((property) => !isWritten(property)),
  )

const selectWritten = (declarations: Record<string, string>) =>
  Object.fromEntries(Object.entries(declarations).filter(([property]) => isWritten(property)))

/** The theme's CSS variables for both colour schemes, as the stylesheet of every document. */
export const createThemeStyles = (): string =>
  listRules()
    .map(([selector, declarations]) => writeRule(selector, selectWritten(declarations)))
    .concat(writeRule(':root', sheetVariables))
    .join('')
    // Shorter, since each document holds the sheet.
    .replaceAll(', ', ',')

/** The variables of the light scheme for whatever scheme a document has, as on paper. */
export const createLightStyles = (): string =>
  listRules()
    .filter(([selector]) => selector.includes('light'))
    .map(([, declarations]) => writeRule(':root:root', selectWritten(declarations)))
    .join('')
