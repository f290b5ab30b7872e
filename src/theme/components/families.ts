import type { Components, Theme } from '@mui/material/styles'
import { buttons } from './buttons'
import { feedback } from './feedback'
import { forms } from './forms'
import { navigation } from './navigation'
import { surfaces } from './surfaces'
import { tabs } from './tabs'
import { text } from './text'

/** What the theme says of MUI's components, each in one family only. */
export const families: readonly Components<Theme>[] = [
  buttons,
  surfaces,
  forms,
  feedback,
  navigation,
  tabs,
  text,
]
