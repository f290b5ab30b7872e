import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles'

type OwnVariant = 'display' | 'figure' | 'numeral' | 'lead' | 'label' | 'fine'
type UnusedVariant = 'h5' | 'h6' | 'subtitle1' | 'subtitle2' | 'caption' | 'overline'

type OwnVariants = Record<OwnVariant, TypographyStyle>
type OwnVariantProps = Record<OwnVariant, true> & Record<UnusedVariant, false>

/* eslint-disable @typescript-eslint/no-empty-object-type -- MUI's interfaces are extended by merging */
declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariantProps {}
}
/* eslint-enable @typescript-eslint/no-empty-object-type */

/** The @font-face rules are in baseline.css, with the fallback that matches their metrics. */
const displayFont = 'var(--display-font)'
const textFont = 'var(--text-font)'

const createHeadingStyle = (fontSize: string, lineHeight: number): TypographyStyle => ({
  fontFamily: displayFont,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing: '-0.02em',
})

/** Large letters are heavier and closer together. */
const createTitleStyle = (fontSize: string, lineHeight: number): TypographyStyle => ({
  ...createHeadingStyle(fontSize, lineHeight),
  fontWeight: 800,
  letterSpacing: '-0.03em',
})

const createTextStyle = (fontSize: string, lineHeight: number): TypographyStyle => ({
  fontFamily: textFont,
  fontWeight: 400,
  fontSize,
  lineHeight,
  letterSpacing: 'normal',
})

/** The weight of what stands out in a text; in stylesheets `var(--weight-medium)`. */
const fontWeightMedium = 650

/**
 * The type scale: the site's only font sizes. Stylesheets read them as `var(--font-h2)`. The widths
 * within `min()` keep the words of headings whole where text is enlarged on a narrow screen.
 */
export const typography = {
  htmlFontSize: 16,
  fontFamily: textFont,
  fontWeightMedium,
  display: createTitleStyle('clamp(min(2.6rem, 11vw), 7vw, 5.25rem)', 1.02),
  h1: createTitleStyle('clamp(min(2.25rem, 12vw), 5.6vw, 4.5rem)', 1.04),
  h2: createTitleStyle('clamp(min(2rem, 11vw), 4.4vw, 3.5rem)', 1.08),
  h3: createHeadingStyle('clamp(min(1.5rem, 9vw), 2.6vw, 2rem)', 1.15),
  h4: createHeadingStyle('min(1.25rem, 8vw)', 1.25),
  figure: createTitleStyle('clamp(min(3.5rem, 18vw), 5.4vw, 4.75rem)', 1),
  numeral: createTitleStyle('clamp(min(4rem, 20vw), 12vw, 9rem)', 1),
  lead: createTextStyle('1.2rem', 1.55),
  body1: createTextStyle('1.0625rem', 1.6),
  body2: createTextStyle('0.95rem', 1.5),
  label: createTextStyle('0.875rem', 1.4),
  fine: createTextStyle('0.8rem', 1.4),
  button: {
    ...createTextStyle('1.0625rem', 1.2),
    fontWeight: fontWeightMedium,
    textTransform: 'none',
  },
} as const satisfies TypographyVariantsOptions
