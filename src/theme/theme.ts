import { createTheme, type Components, type Theme } from '@mui/material/styles'
import { buttons } from './components/buttons'
import { feedback } from './components/feedback'
import { forms } from './components/forms'
import { navigation } from './components/navigation'
import { surfaces } from './components/surfaces'
import { tabs } from './components/tabs'
import { breakpoints, radius, transitions } from './scales'
import { darkColors, lightColors, type Colors } from './tokens'
import { typography } from './typography'

/** Maps the site's colours to MUI's palette. */
const createPalette = ({
  paper,
  surface,
  ink,
  muted,
  line,
  indigo,
  indigoStrong,
  onIndigo,
  error,
  errorStrong,
  success,
  ...site
}: Colors) => ({
  primary: { main: indigo, dark: indigoStrong, contrastText: onIndigo },
  error: { main: error, dark: errorStrong },
  success: { main: success },
  warning: { main: site.sun, contrastText: site.onAccent },
  background: { default: paper, paper: surface },
  text: { primary: ink, secondary: muted, disabled: site.control },
  divider: line,
  site,
})

const lightPalette = createPalette(lightColors)
const darkPalette = createPalette(darkColors)

/** Colours without a role in MUI's palette, by their own names. */
type SiteColors = typeof lightPalette.site

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    site: SiteColors
  }
  interface PaletteOptions {
    site: SiteColors
  }
}

const text = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        figure: 'p',
        numeral: 'p',
        lead: 'p',
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always', variant: 'inherit' } },
} satisfies Components<Theme>

/** The theme's styles of MUI components. Each component is in only one family. */
export const families: readonly Components<Theme>[] = [
  buttons,
  surfaces,
  forms,
  feedback,
  navigation,
  tabs,
  text,
]

/**
 * The theme, for both colour schemes. Components read it through `theme.vars`, stylesheets through
 * its CSS variables: `var(--palette-site-coral)`, `var(--font-h2)`, `var(--radius-bubble)`,
 * `var(--spacing)`.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  breakpoints,
  radius,
  shape: { borderRadius: Number.parseInt(radius.control) },
  spacing: 8,
  transitions,
  components: families.reduce((all, family) => ({ ...all, ...family })),
})
