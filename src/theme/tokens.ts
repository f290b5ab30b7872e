/**
 * The site's colours in the light and in the dark scheme; no code and no stylesheet has others. The theme
 * turns them into CSS variables (`--palette-…`), which every stylesheet uses. Only the pictures in `public/`
 * have copies of their own, since an image reads no variables.
 */
const colors = {
  paper: ['#FBFAF7', '#0E0C1D'],
  surface: ['#FFFFFF', '#17142B'],
  sunken: ['#F1EFE8', '#1F1B39'],
  ink: ['#14122B', '#F5F3FF'],
  muted: ['#55526B', '#B6B1CF'],
  line: ['#DEDBD2', '#332E54'],
  control: ['#84809A', '#7D77A0'],
  indigo: ['#4B3BFF', '#9D93FF'],
  indigoStrong: ['#3427D6', '#B8B0FF'],
  indigoSoft: ['#E9E6FF', '#2A2458'],
  onIndigo: ['#FFFFFF', '#0E0C1D'],
  onAccent: ['#14122B', '#14122B'],
  inverse: ['#14122B', '#2A2458'],
  onInverse: ['#FBFAF7', '#F5F3FF'],
  coral: ['#FF6B4A', '#FF8A6F'],
  mint: ['#19C29B', '#3DD9B4'],
  sun: ['#FFC24B', '#FFCF70'],
  sky: ['#38A3FF', '#6BBBFF'],
  error: ['#C0260B', '#FF8A75'],
  errorStrong: ['#981D07', '#FFA897'],
  success: ['#0A7A5F', '#3DD9B4'],
  pickerbotFrom: ['#FF6B4A', '#FF8A6F'],
  pickerbotTo: ['#FFC24B', '#FFCF70'],
  salesbotFrom: ['#4B3BFF', '#7A6DFF'],
  salesbotTo: ['#9B4DFF', '#B57BFF'],
  supportproFrom: ['#19C29B', '#3DD9B4'],
  supportproTo: ['#0B8F9E', '#2BAEBD'],
  dataanalystFrom: ['#38A3FF', '#6BBBFF'],
  dataanalystTo: ['#4B3BFF', '#7A6DFF'],
  hrhelperFrom: ['#F2557F', '#FF7FA0'],
  hrhelperTo: ['#FF6B4A', '#FF8A6F'],
} as const

export type Colors = Readonly<Record<keyof typeof colors, string>>

const selectScheme = (scheme: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[scheme]])) as Colors

export const lightColors = selectScheme(0)
export const darkColors = selectScheme(1)

/** The shadow of the header when the page is scrolled. */
export const headerShadow = '0 4px 20px rgb(0 0 0 / 8%)'

/** The shadow of menus, panels and toasts above the page. */
export const floatingShadow = '0 12px 32px rgb(0 0 0 / 12%)'
