import Paper from '@mui/material/Paper'
import { styled, type Theme } from '@mui/material/styles'
import type { ElementType } from 'react'

interface BubbleProps {
  readonly color?: 'paper' | keyof ReturnType<typeof getFills>
  /** The bubble of a reply has its tail at the right. */
  readonly shape?: 'bubbleSmall' | 'bubble' | 'bubbleLarge' | 'reply' | 'replyLarge'
  readonly component?: ElementType
}

/** A surface in the shape of a speech bubble: paper with a border, or filled with a colour. */
export const Bubble = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'color' && prop !== 'shape',
})<BubbleProps>(({ theme, color = 'paper', shape = 'bubbleLarge' }) => ({
  borderRadius: theme.vars.radius[shape],
  ...(color !== 'paper' && { border: 0, ...getFills(theme)[color] }),
}))

const soften = (color: string) =>
  `color-mix(in srgb, ${color} 22%, var(--palette-background-paper))`

const getFills = ({ vars: { palette } }: Theme) => ({
  indigo: { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
  indigoSoft: { backgroundColor: palette.site.indigoSoft },
  ink: { backgroundColor: palette.text.primary, color: palette.background.default },
  coralSoft: { backgroundColor: soften(palette.site.coral) },
  skySoft: { backgroundColor: soften(palette.site.sky) },
  mintSoft: { backgroundColor: soften(palette.site.mint) },
  mint: { backgroundColor: palette.site.mint, color: palette.site.onAccent },
  sun: { backgroundColor: palette.site.sun, color: palette.site.onAccent },
  sunSoft: { backgroundColor: palette.site.sunSoft },
  sunken: { backgroundColor: palette.site.sunken },
})
