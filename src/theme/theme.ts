import { createTheme } from '@mui/material/styles'
import { families } from './components/families'
import { darkPalette, lightPalette } from './palette'
import { breakpoints, radius, transitions } from './scales'
import { typography } from './typography'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

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
