import type { Components, Theme } from '@mui/material/styles'

type Navigation = Pick<Components<Theme>, 'MuiAppBar' | 'MuiToolbar'>

export const navigation: Navigation = {
  MuiAppBar: { defaultProps: { color: 'transparent', elevation: 0 } },
  MuiToolbar: { defaultProps: { disableGutters: true } },
}
