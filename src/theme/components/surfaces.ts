import type { Components, Theme } from '@mui/material/styles'

type Surfaces = Pick<Components<Theme>, 'MuiPaper' | 'MuiContainer' | 'MuiCard' | 'MuiChip'>

export const surfaces: Surfaces = {
  MuiPaper: {
    // An elevation would be a `style` attribute, which the site's policy refuses.
    defaultProps: { variant: 'outlined' },
  },
  MuiContainer: {
    // MUI's own gutters would win, as they stand in a media query.
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxWidth: 'var(--measure)', paddingInline: 'var(--gutter)' },
    },
  },
  MuiCard: {
    styleOverrides: {
      // Pictures and focus rings may stand out of a card.
      root: ({ theme }) => ({ overflow: 'visible', borderRadius: theme.vars.radius.bubble }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 32,
        borderRadius: theme.vars.radius.bubbleSmall,
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 650,
        variants: [
          {
            props: { color: 'default' },
            style: { '&, &:hover': { backgroundColor: theme.vars.palette.site.indigoSoft } },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 24, fontSize: theme.typography.fine.fontSize },
          },
          {
            props: { clickable: true },
            style: {
              '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
              '&:active': { boxShadow: 'none' },
            },
          },
        ],
      }),
      label: { whiteSpace: 'normal' },
    },
  },
}
