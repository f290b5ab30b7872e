import Paper from '@mui/material/Paper'
import { styled, type Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { getSoftStyles } from '@/theme/components/surfaces'

type Size = '' | 'Small' | 'Large'

interface BubbleProps {
  /** Without a colour, the bubble is paper with a border. */
  readonly color?: keyof ReturnType<typeof getFills> | undefined
  /** A bubble has its tail at the left, a reply at the right. */
  readonly shape?: Extract<keyof Theme['vars']['radius'], `bubble${Size}` | `reply${Size}`>
  readonly component?: ElementType
}

/** A surface in the shape of a speech bubble: paper with a border, or filled with a colour. */
export const Bubble = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'color' && prop !== 'shape',
})<BubbleProps>(({ theme, color, shape = 'bubble' }) => ({
  padding: theme.spacing(2, 3),
  borderRadius: theme.vars.radius[shape],
  // Forced-colours mode removes fills, but shows the transparent border.
  ...(color && { borderColor: 'transparent', ...getFills(theme)[color] }),
}))

const getFills = (theme: Theme) => {
  const { palette } = theme.vars
  return {
    indigo: { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    indigoSoft: { backgroundColor: palette.site.indigoSoft },
    inverse: { backgroundColor: palette.site.inverse, color: palette.site.onInverse },
    coralSoft: getSoftStyles(theme, 'coral'),
    skySoft: getSoftStyles(theme, 'sky'),
    mintSoft: getSoftStyles(theme, 'mint'),
    mint: { backgroundColor: palette.site.mint, color: palette.site.onAccent },
    sun: { backgroundColor: palette.site.sun, color: palette.site.onAccent },
    sunSoft: getSoftStyles(theme, 'sun'),
    sunken: { backgroundColor: palette.site.sunken },
  }
}
