/*
 * Patterns that ESLint and Stylelint share, for values that only src/theme decides.
 */
import { tsImport } from 'tsx/esm/api'

const { breakpoints } = await tsImport('../../src/theme/scales.ts', import.meta.url)

/** The theme's breakpoints, as media queries write them. */
export const breakpointWidths = Object.values(breakpoints.values)
  .filter(Boolean)
  .map((width) => `${width}${breakpoints.unit}`)

/** Lengths that are no steps of the scale: fluid ones, rem, and px that are no multiple of 4. */
export const offScaleLength = String.raw`clamp\(|[\d.](v[wh]|rem)\b|(?<![\d.])(?!(\d*([02468][048]|[13579][26])|[048])px)[\d.]+px`

/** Lengths in seconds, which have names in the theme. */
export const duration = String.raw`(?<![\w-])[\d.]+m?s\b`

/** Columns with a least width in px: with larger text they would become too narrow for it. */
export const fixedColumn = String.raw`auto-fi\w+, minmax\((min\(100%, )?\d+px`

export const fixedColumnMessage = 'Columns grow with the text: give their width in rem.'

/** CSS's names of colours. */
export const colorNames =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|' +
  'brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|' +
  'dark\\w+|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|' +
  'gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|' +
  'indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?!er)\\w+|lime|limegreen|' +
  'linen|magenta|maroon|medium\\w+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|' +
  'oldlace|olive|olivedrab|orange|orangered|orchid|pale\\w+|papayawhip|peachpuff|peru|pink|plum|' +
  'powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|' +
  'seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|' +
  'thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen'
