import { languageSwitched } from '../i18n/languageSlice'
import { setupStore } from '../store/setupStore'
import { keepLanguagePreference } from './keepLanguagePreference'

test('every change of language is saved, but not the first language', () => {
  window.localStorage.clear()
  const store = setupStore({ language: 'es' })
  keepLanguagePreference(store)
  store.dispatch(languageSwitched('es'))
  expect(window.localStorage.getItem('language')).toBeNull()
  store.dispatch(languageSwitched('en'))
  expect(window.localStorage.getItem('language')).toBe('en')
  store.dispatch(languageSwitched('es'))
  expect(window.localStorage.getItem('language')).toBe('es')
})
