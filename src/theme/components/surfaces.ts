import type { Components, Theme } from '@mui/material/styles'

type Surfaces = Pick<Components<Theme>, 'MuiPaper' | 'MuiContainer'>

export const surfaces: Surfaces = {
  MuiPaper: {
    // An elevation would be a `style` attribute, which the site's policy refuses.
    defaultProps: { variant: 'outlined' },
  },
  MuiContainer: {
    // MUI's gutters are fixed and would override the site's from the second breakpoint on.
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxWidth: 'var(--measure)', paddingInline: 'var(--gutter)' },
    },
  },
}
