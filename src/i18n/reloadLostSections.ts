import type { i18n as I18n } from 'i18next'

/** Lets i18next request again what it could not load; by itself it never does. */
export function reloadLostSections(i18n: I18n): void {
  const { language, options } = i18n
  const lost = [options.ns ?? []].flat().filter((name) => !i18n.hasResourceBundle(language, name))
  void i18n.reloadResources(language, lost)
}
