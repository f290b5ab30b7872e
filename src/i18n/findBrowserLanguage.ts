import { isLanguage, type Language } from '../site/language'

/** The first of the device's languages (`getDeviceLanguages`) that the site has. */
export const findBrowserLanguage = (deviceLanguages: readonly string[]): Language | undefined =>
  deviceLanguages.map((tag) => tag.split('-')[0]).find(isLanguage)
