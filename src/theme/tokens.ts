/**
 * The site's colours in the light and in the dark scheme; no code and no stylesheet has others. The theme
 * turns them into CSS variables (`--palette-…`), which every stylesheet uses. Only the pictures in `public/`
 * have copies of their own, since an image reads no variables.
 */
const colors = {
  paper: { light: '#FBFAF7', dark: '#0E0C1D' },
  surface: { light: '#FFFFFF', dark: '#17142B' },
  sunken: { light: '#F1EFE8', dark: '#1F1B39' },
  ink: { light: '#14122B', dark: '#F5F3FF' },
  muted: { light: '#55526B', dark: '#B6B1CF' },
  line: { light: '#DEDBD2', dark: '#332E54' },
  control: { light: '#84809A', dark: '#7D77A0' },
  indigo: { light: '#4B3BFF', dark: '#9D93FF' },
  indigoStrong: { light: '#3427D6', dark: '#B8B0FF' },
  indigoSoft: { light: '#E9E6FF', dark: '#2A2458' },
  onIndigo: { light: '#FFFFFF', dark: '#0E0C1D' },
  onAccent: { light: '#14122B', dark: '#14122B' },
  inverse: { light: '#14122B', dark: '#2A2458' },
  onInverse: { light: '#FBFAF7', dark: '#F5F3FF' },
  coral: { light: '#FF6B4A', dark: '#FF8A6F' },
  mint: { light: '#19C29B', dark: '#3DD9B4' },
  sun: { light: '#FFC24B', dark: '#FFCF70' },
  sky: { light: '#38A3FF', dark: '#6BBBFF' },
  error: { light: '#C0260B', dark: '#FF8A75' },
  errorStrong: { light: '#981D07', dark: '#FFA897' },
  success: { light: '#0A7A5F', dark: '#3DD9B4' },
  iris: { light: '#4B3BFF', dark: '#7A6DFF' },
  violet: { light: '#9B4DFF', dark: '#B57BFF' },
  teal: { light: '#0B8F9E', dark: '#2BAEBD' },
  rose: { light: '#F2557F', dark: '#FF7FA0' },
} as const

export type Colors = Readonly<Record<keyof typeof colors, string>>

const selectScheme = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(colors).map(([name, values]) => [name, values[scheme]]),
  ) as Colors

export const lightColors = selectScheme('light')
export const darkColors = selectScheme('dark')

/** The shadow of the header when the page is scrolled. */
export const headerShadow = '0 4px 20px rgb(0 0 0 / 8%)'

/** The shadow of menus, panels and toasts above the page. */
export const floatingShadow = '0 12px 32px rgb(0 0 0 / 12%)'
