import type { BreakpointsOptions, TransitionsOptions } from '@mui/material/styles'

/** Breakpoints, in rem so that they follow the text size. */
export const breakpoints: BreakpointsOptions = {
  values: { xs: 0, sm: 37.5, md: 48, lg: 56.25, xl: 80 },
  unit: 'rem',
}

const createBubble = (radius: number, tail: number) =>
  `${radius}px ${radius}px ${radius}px ${tail}px`
const createReply = (radius: number, tail: number) =>
  `${radius}px ${radius}px ${tail}px ${radius}px`

/** Radii of controls, surfaces and sections, round ends, and the speech bubble in three sizes. */
export const radius = {
  control: '12px',
  surface: '20px',
  section: '40px',
  /** Fully rounded ends. */
  pill: '999px',
  /** A speech bubble with its tail at the bottom left. */
  bubbleSmall: createBubble(16, 3),
  bubble: createBubble(28, 6),
  bubbleLarge: createBubble(48, 8),
  /** A round bubble with a tail, for bullets and drawings. */
  bubbleRound: '50% 50% 50% 10%',
  /** A reply's bubble, with its tail at the bottom right. */
  replySmall: createReply(16, 3),
  reply: createReply(28, 6),
  replyLarge: createReply(48, 8),
  /** A round reply, for buttons. */
  replyRound: '50% 50% 10%',
} as const

type Radius = Record<keyof typeof radius, string>

declare module '@mui/material/styles' {
  interface Theme {
    radius: Radius
  }
  interface ThemeOptions {
    radius?: Radius
  }
  interface ThemeVars {
    radius: Radius
  }
}

/**
 * Spacing that grows with the screen, as `var(--space-card)`. What is smaller is in steps of 8 px, or
 * 4 px.
 */
export const space = {
  /** In small cards and panels of forms. */
  item: 'clamp(16px, 3vw, 32px)',
  /** In cards, and between them. */
  card: 'clamp(24px, 3.4vw, 40px)',
  /** Between a heading and its content, and in large cards. */
  block: 'clamp(32px, 5vw, 64px)',
  /** In panels as wide as the page, around page headers, and between columns. */
  panel: 'clamp(32px, 6vw, 88px)',
  /** Above and below a section. */
  section: 'clamp(64px, 9vw, 120px)',
} as const

/** The site's easing curve is in baseline.css; durations are in ms, as `var(--duration-short)`. */
const ease = 'var(--ease)'

export const transitions: TransitionsOptions = {
  easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
  // `short` for small marks, `standard` where nothing is named, `complex` for whole sections.
  duration: { short: 200, standard: 300, complex: 1000 },
}
