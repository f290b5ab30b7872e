import type { Components, Theme } from '@mui/material/styles'

type Navigation = Pick<Components<Theme>, 'MuiLink'>

export const navigation: Navigation = {
  MuiLink: { defaultProps: { underline: 'always', variant: 'inherit' } },
}
