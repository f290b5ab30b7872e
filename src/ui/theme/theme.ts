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

/** The tokens that stylesheets use; the library's others would only weigh in every document. */
const written = /^palette-(site-|(primary|error|success|background|text|divider)\b)(?!.*Channel$)/

/** The theme for both schemes; a stylesheet reaches its tokens as `var(--palette-site-…)`. */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: '',
    colorSchemeSelector: 'data-color-scheme',
    shouldSkipGeneratingVar: (keys) => !written.test(keys.join('-')),
  },
  colorSchemes: {
    light: { palette: paletteOf(lightColors) },
    dark: { palette: paletteOf(darkColors) },
  },
})
