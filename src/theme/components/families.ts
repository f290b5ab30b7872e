import type { Components, Theme } from '@mui/material/styles'
import { buttons } from './buttons'
import { feedback } from './feedback'
import { forms } from './forms'
import { navigation } from './navigation'
import { surfaces } from './surfaces'
import { tabs } from './tabs'

type Text = Pick<Components<Theme>, 'MuiTypography' | 'MuiLink'>

const text: Text = {
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

/** The theme's styles of MUI components. Each component is in only one family. */
export const families: readonly Components<Theme>[] = [
  buttons,
  surfaces,
  forms,
  feedback,
  navigation,
  tabs,
  text,
]
