import { createInstance, type i18n as I18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import type { Namespace } from '../content/es'
import type { Language } from '../site/language'
import { loadSection } from './loadSection'
import { warnOfMissingKey } from './missingKeys'
import { findRequestedSection } from './pageContent'

// The translator names both by strings; it is asked for nothing but what the types allow.
const loadDictionary = async (language: string, namespace: string): Promise<unknown> =>
  (await findRequestedSection(language as Language, namespace)) ??
  loadSection(language as Language, namespace as Namespace)

/**
 * A translator for one page, in one language. A section is one namespace and one request: it
 * is loaded when the first component asks for it, in the language at hand only. `content` holds
 * the sections that are there already.
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
