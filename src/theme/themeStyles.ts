import { theme } from './theme'

/**
 * Keeps the CSS variables that are used. MUI generates some 300 more for unused components and
 * shades, which would enlarge every document.
 */
const written =
  /^--(palette-(site|primary|error|success|warning|background|text|action|divider)\b|font-|radius-|shape-|spacing$)/
const unused =
  /(Channel|Opacity|-light|text-icon)$|-(error|success|warning)-dark$|-(error|success)-contrastText$|^--font-(h5|h6|subtitle\d|caption|overline|inherit)$/

const isWritten = (property: string) =>
  property === 'colorScheme' || (written.test(property) && !unused.test(property))

const hyphenate = (property: string) =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The font of one figure, the home page's price. It is larger than the type scale, and not in the
 * theme, which every page's script carries.
 */
const priceFont =
  ':root{--font-price:800 clamp(min(7.2rem, 36vw), 21.6vw, 16.2rem)/0.8 var(--display-font)}'

const listRules = () =>
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

/** The theme's CSS variables for both colour schemes, as the stylesheet of every document. */
export const createThemeStyles = (): string =>
  listRules()
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations)
        .filter(([property]) => isWritten(property))
        .map(([property, value]) => `${hyphenate(property)}:${value}`)
      return `${selector}{${lines.join(';')}}`
    })
    .concat(priceFont)
    .join('')
