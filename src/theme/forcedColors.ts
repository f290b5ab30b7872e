/** Where the browser replaces all colours with the system's. */
export const forcedColors = '@media (forced-colors: active)'

/**
 * What is chosen there: a day, a time, a tab. `forcedColorAdjust` keeps the browser from laying a
 * background of its own behind the text.
 */
export const chosenStyle = {
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const
