import en from '@/content/en/contact'
import es from '@/content/es/contact'
import { contactFields, getEmptyMessage } from './contactFields'

it('has a label in both languages for every field', () => {
  for (const { name } of contactFields) {
    expect(es[name]).not.toBe('')
    expect(en[name]).not.toBe('')
  }
})

it('is empty except for the country', () => {
  const { country, ...typed } = getEmptyMessage('CO')
  expect(country).toBe('CO')
  expect(typed).toEqual(Object.fromEntries(contactFields.map(({ name }) => [name, ''])))
  expect(getEmptyMessage().country).toBe('ES')
})
