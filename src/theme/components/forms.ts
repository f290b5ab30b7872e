import type { Components, Theme } from '@mui/material/styles'

type Forms = Pick<Components<Theme>, 'MuiInputBase'>

export const forms: Forms = {
  // Each input would insert a global rule of its own.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
}
