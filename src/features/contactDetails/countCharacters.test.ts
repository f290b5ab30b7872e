import { fillIn } from '@/i18n/fillIn'
import { countCharacters } from './countCharacters'

const translate = (key: string, values: { count: number; number: string }) =>
  fillIn(`${key} {{number}} of {{count}}`, values)

it.each([
  [1500, 1349, 'es', ''],
  [1500, 1350, 'es', 'characters_left 150 of 150'],
  [1500, 1500, 'es', 'characters_left 0 of 0'],
  [1500, 2600, 'es', 'characters_over 1100 of 1100'],
  [1500, 2600, 'en', 'characters_over 1,100 of 1100'],
] as const)(
  'of at most %i characters, %i in %s read %j',
  (maxLength, length, language, expected) => {
    expect(countCharacters(maxLength, 'a'.repeat(length), language, translate)).toBe(expected)
  },
)
