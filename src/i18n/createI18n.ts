import { createInstance, type i18n as I18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import type { Namespace } from '../content/es'
import type { Language } from '../site/language'
import { loadSection } from './loadSection'
import { warnOfMissingKey } from './missingKeys'
import { findRequestedSection } from './pageContent'

// i18next types both as strings, but only passes our languages and sections.
const loadDictionary = async (language: string, namespace: string): Promise<unknown> =>
  (await findRequestedSection(language as Language, namespace)) ??
  loadSection(language as Language, namespace as Namespace)

/**
 * Creates an i18next instance. Each section is a namespace with its own request, loaded in the
 * current language when a component first needs it. `content` holds sections that are already
 * loaded.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
  content: Readonly<Record<string, object>> = {},
): Promise<I18n> {
  const instance = createInstance()
  await instance
    .use(resourcesToBackend(loadDictionary))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...namespaces],
      resources: { [language]: { ...content } },
      partialBundledLanguages: true,
      defaultNS: false,
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => {
        warnOfMissingKey(instance.language, namespace, key)
      },
    })
  return instance
}
