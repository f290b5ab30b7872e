import { createI18n } from './createI18n'

const warnings = () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
  return () => warn.mock.calls.map(([message]) => String(message))
}

it.each([
  ['es', 'Inicio'],
  ['en', 'Home'],
] as const)('translates into %s', async (language, text) => {
  const i18n = await createI18n(language, ['nav'])
  expect(i18n.t('nav:home')).toBe(text)
})

it.each([
  ['es', '1100'],
  ['en', '1,100'],
] as const)('groups the digits of a counter as %s does', async (language, count) => {
  const i18n = await createI18n(language, ['contact'])
  expect(i18n.t('contact:characters_over', { count: 1100 })).toContain(`${count} `)
})

it('shows the key of a missing text and logs a warning', async () => {
  const messages = warnings()
  const i18n = await createI18n('en', ['nav'])
  expect(i18n.t('nav:no_such_text')).toBe('no_such_text')
  expect(messages()).toEqual(["Missing translation key 'nav:no_such_text' in 'en'"])
})

it('does not use the other language for a missing text', async () => {
  const messages = warnings()
  const i18n = await createI18n('es', ['nav'])
  i18n.addResource('en', 'nav', 'only_english', 'Only English')
  expect(i18n.t('nav:only_english')).toBe('only_english')
  expect(messages()).toHaveLength(1)
})
