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

/** The site's easing curve is in baseline.css. */
const ease = 'var(--ease)'

export const transitions: TransitionsOptions = {
  easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
  duration: { shortest: 150, shorter: 200, short: 200, standard: 300, complex: 400 },
}
