import type { PaletteOptions } from '@mui/material/styles'
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

/** MUI's roles filled from the site's colours; `site` has all of them by their own names. */
const createPalette = (colors: SiteColors): PaletteOptions => ({
  primary: { main: colors.indigo, dark: colors.indigoStrong, contrastText: colors.onIndigo },
  error: { main: colors.error },
  success: { main: colors.success },
  warning: { main: colors.sun, contrastText: colors.onAccent },
  background: { default: colors.paper, paper: colors.surface },
  text: { primary: colors.ink, secondary: colors.muted },
  divider: colors.line,
  site: colors,
})

export const lightPalette = createPalette(lightColors)
export const darkPalette = createPalette(darkColors)
