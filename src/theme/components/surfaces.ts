import type { Components, Theme } from '@mui/material/styles'
import { forcedColors } from '../forcedColors'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Surfaces above the page, such as menus and toasts. */
    floating: true
  }
}

/** The shadow of menus, panels and toasts above the page. */
export const floatingShadow = '0 12px 32px rgb(0 0 0 / 12%)'

/** What floats above the page. In the dark scheme, where no shadow is seen, it has a clear border. */
export const getFloatingStyles = (theme: Theme) => ({
  '--edge': theme.vars.palette.divider,
  border: '1px solid var(--edge)',
  borderRadius: theme.vars.radius.surface,
  boxShadow: floatingShadow,
  ...theme.applyStyles('dark', { '--edge': theme.vars.palette.site.control }),
})

/**
 * A surface in a tint of an accent. In the dark scheme, where tints of warm colours turn to olive and
 * maroon, it is deep indigo with an edge of the accent, which needs a border, and an `--icon-color`.
 */
export const getSoftStyles = (theme: Theme, accent: 'sun' | 'coral' | 'sky' | 'mint') => {
  const { site, background } = theme.vars.palette
  return {
    backgroundColor: `color-mix(in srgb, ${site[accent]} 22%, ${background.paper})`,
    ...theme.applyStyles('dark', {
      backgroundColor: site.indigoSoft,
      borderColor: site[accent],
      '--icon-color': site[accent],
    }),
  }
}

export const surfaces = {
  MuiPaper: {
    // MUI sets elevations in a `style` attribute, which the Content-Security-Policy forbids.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: { variant: 'floating' },
            style: getFloatingStyles(theme),
          },
        ],
      }),
    },
  },
  MuiContainer: {
    // MUI's gutters are fixed and would override the site's from the second breakpoint on.
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxWidth: 'var(--measure)', paddingInline: 'var(--gutter)' },
    },
  },
  MuiCard: {
    styleOverrides: {
      // Pictures and focus rings may overflow a card.
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
        fontWeight: theme.typography.fontWeightMedium,
        // Its background is gone there.
        [forcedColors]: { border: '1px solid' },
        variants: [
          {
            props: { color: 'default' },
            style: { backgroundColor: theme.vars.palette.site.indigoSoft },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 24, fontSize: theme.typography.fine.fontSize },
          },
          {
            props: { clickable: true },
            style: {
              '&:hover': {
                backgroundColor: theme.vars.palette.site.indigoSoft,
                textDecoration: 'underline',
                textUnderlineOffset: 4,
              },
              '&:active': { boxShadow: 'none' },
            },
          },
        ],
      }),
      label: { paddingBlock: 4, whiteSpace: 'normal' },
    },
  },
} satisfies Components<Theme>
