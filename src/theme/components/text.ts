import type { Components, Theme } from '@mui/material/styles'

type Text = Pick<Components<Theme>, 'MuiTypography' | 'MuiLink'>

export const text: Text = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        figure: 'p',
        numeral: 'p',
        lead: 'p',
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always', variant: 'inherit' } },
}
