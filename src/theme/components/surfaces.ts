import type { Components, Theme } from '@mui/material/styles'

type Surfaces = Pick<Components<Theme>, 'MuiPaper' | 'MuiContainer'>

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Lies over the page, as a menu or a toast does. */
    floating: true
  }
}

/** Of what lies over the page. */
export const floatingShadow = '0 12px 32px rgb(0 0 0 / 12%)'

export const surfaces: Surfaces = {
  MuiPaper: {
    // An elevation would be a `style` attribute, which the site's policy refuses.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: { variant: 'floating' },
            style: {
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: theme.vars.radius.surface,
              boxShadow: floatingShadow,
            },
          },
        ],
      }),
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: 'var(--measure)', paddingInline: 'var(--gutter)' },
    },
  },
}
