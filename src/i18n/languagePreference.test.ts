import { setupStore } from '../store/setupStore'
import { loadLanguagePreference, saveLanguagePreference } from './languagePreference'
import { keepLanguagePreference, languageSwitched, selectLanguage } from './languageSlice'

afterEach(() => {
  window.localStorage.clear()
})

test('a saved preference is loaded from the key language (R9)', () => {
  saveLanguagePreference('en')
  expect(window.localStorage.getItem('language')).toBe('en')
  expect(loadLanguagePreference()).toBe('en')
})

test.each([null, '', 'fr', 'EN', '{"language":"en"}'])(
  'the stored value %p is no preference',
  (stored) => {
    if (stored !== null) window.localStorage.setItem('language', stored)
    expect(loadLanguagePreference()).toBeUndefined()
  },
)

test('a browser that refuses storage has no preference, and saving does not fail', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(() => {
    saveLanguagePreference('en')
  }).not.toThrow()
  expect(loadLanguagePreference()).toBeUndefined()
})

test('every change of language is saved, but not the first language', () => {
  const store = setupStore({ language: 'es' })
  keepLanguagePreference(store)
  store.dispatch(languageSwitched('es'))
  expect(window.localStorage.getItem('language')).toBeNull()
  store.dispatch(languageSwitched('en'))
  expect(window.localStorage.getItem('language')).toBe('en')
  store.dispatch(languageSwitched('es'))
  expect(window.localStorage.getItem('language')).toBe('es')
})

test('a page from the back/forward cache is in the language that was chosen meanwhile', () => {
  const store = setupStore({ language: 'es' })
  keepLanguagePreference(store)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(selectLanguage(store.getState())).toBe('es')
  saveLanguagePreference('en')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(selectLanguage(store.getState())).toBe('es')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(selectLanguage(store.getState())).toBe('en')
})

test('an unknown English address, which is shown in English to all (R5), stays so in the back/forward cache', () => {
  saveLanguagePreference('es')
  const store = setupStore({ language: 'en' })
  keepLanguagePreference(store)
  const returnFromCache = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  returnFromCache()
  expect(selectLanguage(store.getState())).toBe('en')
  for (const chosen of ['en', 'es'] as const) {
    saveLanguagePreference(chosen)
    returnFromCache()
    expect(selectLanguage(store.getState())).toBe(chosen)
  }
})
