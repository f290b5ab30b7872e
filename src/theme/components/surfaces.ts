import type { Components, Theme } from '@mui/material/styles'

type Surfaces = Pick<Components<Theme>, 'MuiPaper' | 'MuiContainer'>

export const surfaces: Surfaces = {
  MuiPaper: {
    // An elevation would be a `style` attribute, which the site's policy refuses.
    defaultProps: { variant: 'outlined' },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: 'var(--measure)', paddingInline: 'var(--gutter)' },
    },
  },
}
