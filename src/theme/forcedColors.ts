/** Where the browser replaces all colours with the system's. */
export const forcedColors = '@media (forced-colors: active)'

/** What is chosen there: a day, a time, a tab. Without `forcedColorAdjust` texts would have no background of their own. */
export const chosenStyle = {
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const
