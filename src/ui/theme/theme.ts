import { createTheme } from '@mui/material/styles'
import { darkColors, lightColors } from './tokens'

type SiteColors = Record<keyof typeof lightColors, string>

declare module '@mui/material/styles' {
  interface Palette {
    site: SiteColors
  }
  interface PaletteOptions {
    site: SiteColors
  }
}

const paletteOf = (colors: SiteColors) => ({
  primary: { main: colors.indigo, dark: colors.indigoStrong, contrastText: colors.onIndigo },
  error: { main: colors.error },
  success: { main: colors.success },
  background: { default: colors.paper, paper: colors.surface },
  text: { primary: colors.ink, secondary: colors.muted },
  divider: colors.line,
  site: colors,
})

const textFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'
const displayFont = `"Bricolage Grotesque", "Bricolage Fallback", ${textFont}`

/** The theme for both schemes; a stylesheet reaches its tokens as `var(--palette-site-…)`. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: paletteOf(lightColors) },
    dark: { palette: paletteOf(darkColors) },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: textFont,
    fontSize: 16,
    htmlFontSize: 16,
    h1: { fontFamily: displayFont },
    h2: { fontFamily: displayFont },
    h3: { fontFamily: displayFont },
    button: { textTransform: 'none', fontWeight: 650 },
  },
})
