/**
 * The site's colours; no code and no stylesheet has others. The theme turns them into CSS variables
 * (`--palette-…`), which every stylesheet uses. Only the pictures in `public/` have copies of their
 * own, since an image reads no variables.
 */
export const lightColors = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  sunken: '#F1EFE8',
  ink: '#14122B',
  muted: '#55526B',
  line: '#DEDBD2',
  control: '#84809A',
  indigo: '#4B3BFF',
  indigoStrong: '#3427D6',
  indigoSoft: '#E9E6FF',
  onIndigo: '#FFFFFF',
  onAccent: '#14122B',
  inverse: '#14122B',
  onInverse: '#FBFAF7',
  coral: '#FF6B4A',
  mint: '#19C29B',
  sun: '#FFC24B',
  sky: '#38A3FF',
  error: '#C0260B',
  errorStrong: '#981D07',
  success: '#0A7A5F',
  pickerbotFrom: '#FF6B4A',
  pickerbotTo: '#FFC24B',
  salesbotFrom: '#4B3BFF',
  salesbotTo: '#9B4DFF',
  supportproFrom: '#19C29B',
  supportproTo: '#0B8F9E',
  dataanalystFrom: '#38A3FF',
  dataanalystTo: '#4B3BFF',
  hrhelperFrom: '#F2557F',
  hrhelperTo: '#FF6B4A',
} as const

export const darkColors = {
  paper: '#0E0C1D',
  surface: '#17142B',
  sunken: '#1F1B39',
  ink: '#F5F3FF',
  muted: '#B6B1CF',
  line: '#332E54',
  control: '#7D77A0',
  indigo: '#9D93FF',
  indigoStrong: '#B8B0FF',
  indigoSoft: '#2A2458',
  onIndigo: '#0E0C1D',
  onAccent: '#14122B',
  inverse: '#2A2458',
  onInverse: '#F5F3FF',
  coral: '#FF8A6F',
  mint: '#3DD9B4',
  sun: '#FFCF70',
  sky: '#6BBBFF',
  error: '#FF8A75',
  errorStrong: '#FFA897',
  success: '#3DD9B4',
  pickerbotFrom: '#FF8A6F',
  pickerbotTo: '#FFCF70',
  salesbotFrom: '#7A6DFF',
  salesbotTo: '#B57BFF',
  supportproFrom: '#3DD9B4',
  supportproTo: '#2BAEBD',
  dataanalystFrom: '#6BBBFF',
  dataanalystTo: '#7A6DFF',
  hrhelperFrom: '#FF7FA0',
  hrhelperTo: '#FF8A6F',
} as const satisfies Record<keyof typeof lightColors, string>

/** The shadow of the header when the page is scrolled. */
export const headerShadow = '0 4px 20px rgb(0 0 0 / 8%)'

/** The shadow of menus, panels and toasts above the page. */
export const floatingShadow = '0 12px 32px rgb(0 0 0 / 12%)'
