import { darkColors, lightColors } from './tokens'

type Colors = Record<keyof typeof lightColors, string>

/** MUI's roles filled from the site's colours. */
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
  success,
  ...site
}: Colors) => ({
  primary: { main: indigo, dark: indigoStrong, contrastText: onIndigo },
  error: { main: error },
  success: { main: success },
  warning: { main: site.sun, contrastText: site.onAccent },
  background: { default: paper, paper: surface },
  text: { primary: ink, secondary: muted },
  divider: line,
  site,
})

export const lightPalette = createPalette(lightColors)
export const darkPalette = createPalette(darkColors)

/** The colours that have no role of MUI's, by their own names. */
type SiteColors = typeof lightPalette.site

declare module '@mui/material/styles' {
  interface Palette {
    site: SiteColors
  }
  interface PaletteOptions {
    site: SiteColors
  }
}
