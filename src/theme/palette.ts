/**
 * The site's palettes; no code and no stylesheet has other colours. The theme turns them into CSS variables
 * (`--palette-…`), which every stylesheet uses. Only the pictures in `public/` have copies of their own, since an
 * image reads no variables.
 *
 * @param pick returns the colour of a scheme
 */
const createPalette = (pick: (light: string, dark: string) => string) => {
  const control = pick('#84809A', '#7D77A0')
  const sun = pick('#FFC24B', '#FFCF70')
  const onAccent = '#14122B'
  return {
    primary: {
      main: pick('#4B3BFF', '#9D93FF'),
      dark: pick('#3427D6', '#B8B0FF'),
      contrastText: pick('#FFFFFF', '#0E0C1D'),
    },
    error: { main: pick('#C0260B', '#FF8A75'), dark: pick('#981D07', '#FFA897') },
    success: { main: pick('#0A7A5F', '#3DD9B4') },
    warning: { main: sun, contrastText: onAccent },
    background: { default: pick('#FBFAF7', '#0E0C1D'), paper: pick('#FFFFFF', '#17142B') },
    text: {
      primary: pick('#14122B', '#F5F3FF'),
      secondary: pick('#55526B', '#B6B1CF'),
      disabled: control,
    },
    divider: pick('#DEDBD2', '#332E54'),
    /** Colours without a role in MUI's palette. */
    site: {
      sunken: pick('#F1EFE8', '#1F1B39'),
      control,
      indigoSoft: pick('#E9E6FF', '#2A2458'),
      onAccent,
      inverse: pick('#14122B', '#2A2458'),
      onInverse: pick('#FBFAF7', '#F5F3FF'),
      coral: pick('#FF6B4A', '#FF8A6F'),
      mint: pick('#19C29B', '#3DD9B4'),
      sun,
      sky: pick('#38A3FF', '#6BBBFF'),
      iris: pick('#4B3BFF', '#7A6DFF'),
      violet: pick('#9B4DFF', '#B57BFF'),
      teal: pick('#0B8F9E', '#2BAEBD'),
      rose: pick('#F2557F', '#FF7FA0'),
    },
  }
}

export type SitePalette = ReturnType<typeof createPalette>

export const lightPalette = createPalette((light) => light)
export const darkPalette = createPalette((_light, dark) => dark)
