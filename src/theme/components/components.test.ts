import { buttons } from './buttons'
import { feedback } from './feedback'
import { forms } from './forms'
import { navigation } from './navigation'
import { surfaces } from './surfaces'
import { tabs } from './tabs'
import { text } from './text'

it('styles each component in one file, because the theme takes the last file only', () => {
  const names = [buttons, feedback, forms, navigation, surfaces, tabs, text].flatMap(Object.keys)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
