/**
 * The colours of the site, and the only place where one is written. The theme turns them into CSS
 * variables (`--palette-…`), which every stylesheet uses.
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
  coral: '#FF6B4A',
  mint: '#19C29B',
  sun: '#FFC24B',
  sunSoft: '#FFF2D6',
  sky: '#38A3FF',
  error: '#C0260B',
  success: '#0A7A5F',
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
  coral: '#FF8A6F',
  mint: '#3DD9B4',
  sun: '#FFCF70',
  sunSoft: '#3A2F18',
  sky: '#6BBBFF',
  error: '#FF8A75',
  success: '#3DD9B4',
} as const satisfies Record<keyof typeof lightColors, string>
