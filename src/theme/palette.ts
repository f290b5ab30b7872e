import { darkColors, lightColors } from './tokens'

type Colors = Record<keyof typeof lightColors, string>

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
  text: { primary: ink, secondary: muted },
  divider: line,
  site,
})

export const lightPalette = createPalette(lightColors)
export const darkPalette = createPalette(darkColors)

/** Colours without a role in MUI's palette, by their own names. */
type SiteColors = typeof lightPalette.site

declare module '@mui/material/styles' {
  interface Palette {
    site: SiteColors
  }
  interface PaletteOptions {
    site: SiteColors
  }
}
