import type { Components, Theme } from '@mui/material/styles'

declare module '@mui/material/AppBar' {
  interface AppBarPropsColorOverrides {
    /** Translucent, with a shadow on the page. */
    translucent: true
  }
}

export const navigation = {
  MuiAppBar: {
    defaultProps: { color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme }) => ({
        zIndex: 10,
        // eslint-disable-next-line no-restricted-syntax -- the line overlaps the page, so that nothing moves
        marginBottom: -1,
        border: '1px solid transparent',
        borderWidth: '0 0 1px',
        // MUI's own variables: in the dark scheme its rule for the background overrides any other.
        '--AppBar-background': theme.vars.palette.background.default,
        '--AppBar-color': theme.vars.palette.text.primary,
        transition: theme.transitions.create(['background-color', 'box-shadow']),
        // On a low screen, such as one zoomed to 400 %, it would cover too much of the page.
        '@media (height < 22rem)': { position: 'relative' },
        // It lies in the page's scroll padding: browsers would scroll the page to show a link that gets the focus.
        '@media (height >= 22rem)': {
          '& :is(a, summary):not(details > div *)': { scrollMarginBlock: '-50vh 50vh' },
        },
        variants: [
          {
            props: { color: 'translucent' },
            style: {
              borderColor: theme.vars.palette.divider,
              '--AppBar-background': `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
              backdropFilter: 'blur(12px)',
              boxShadow: '0 4px 20px rgb(0 0 0 / 8%)',
              // A menu above the page needs an opaque background.
              '&:has(details[open])': {
                '--AppBar-background': theme.vars.palette.background.default,
                backdropFilter: 'none',
                transition: 'none',
              },
            },
          },
        ],
      }),
    },
  },
  MuiToolbar: {
    // Removes MUI's heights per breakpoint.
    defaultProps: { disableGutters: true, variant: 'dense' },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        columnGap: 12,
        width: '100%',
        maxWidth: 'var(--measure)',
        minHeight: 'var(--header-height)',
        marginInline: 'auto',
        paddingInline: 'var(--gutter)',
        [theme.breakpoints.between('md', 'xl')]: {
          flexWrap: 'wrap',
          rowGap: 12,
          alignContent: 'start',
          paddingBlock: 8,
        },
        [theme.breakpoints.down('md')]: { columnGap: 4 },
        // On a phone with large text the header has no room for the button; the menu ends with it.
        '@media (width < 16rem)': { '& > .MuiButton-root': { display: 'none' } },
      }),
    },
  },
} satisfies Components<Theme>
