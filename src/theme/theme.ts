import { createTheme, type Components, type Theme, type ThemeOptions } from '@mui/material/styles'
import { buttons } from './components/buttons'
import { feedback } from './components/feedback'
import { forms } from './components/forms'
import { navigation } from './components/navigation'
import { surfaces } from './components/surfaces'
import { tabs } from './components/tabs'
import { lightPalette, type SitePalette } from './palette'
import { breakpoints, radius, transitions } from './scales'
import { typography } from './typography'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    site: SitePalette['site']
  }
  interface PaletteOptions {
    site: SitePalette['site']
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

/** Creates the theme with these colour schemes. */
export const createSiteTheme = (colorSchemes: ThemeOptions['colorSchemes']) =>
  createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' },
    colorSchemes,
    typography,
    breakpoints,
    radius,
    shape: { borderRadius: Number.parseInt(radius.control) },
    spacing: 8,
    transitions,
    components: families.reduce((all, family) => ({ ...all, ...family })),
  })

/**
 * The theme, for both colour schemes. Components read it through `theme.vars`, stylesheets through
 * its CSS variables: `var(--palette-site-coral)`, `var(--font-h2)`, `var(--radius-bubble)`,
 * `var(--spacing)`.
 */
export const theme = createSiteTheme({ light: { palette: lightPalette } })

// MUI offers a scheme only if it is listed. Its colours are not needed here: components read variables, whose values
// `themeStyles.ts` writes. To mix them would take a quarter of the theme's time.
Object.assign(theme.colorSchemes, { dark: theme.colorSchemes.light })
