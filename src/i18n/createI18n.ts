import { createInstance, type i18n as I18n } from 'i18next'
import type { Dictionary, Namespace } from '../content/sections'
import type { Language } from '../site/language'
import { createLoadError } from '../site/loading'
import { loadSection } from './loadSection'
import { warnOfMissingKey } from './missingKeys'
import { findRequestedSection } from './loadDocument'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: Dictionary
  }
}

// i18next types both as strings, but only passes our languages and sections.
const loadDictionary = async (language: string, namespace: string): Promise<unknown> =>
  (await findRequestedSection(language as Language, namespace)) ??
  loadSection(language as Language, namespace as Namespace)

const backend = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: loadDictionary,
} as const

/**
 * Creates an i18next instance. Each section is a namespace with its own request, loaded in the
 * current language when a component first needs it. `content` holds sections that are already
 * loaded. A text of a section that could not be loaded throws when it is rendered; one that is missing in
 * its section is shown as its key.
 *
 * @throws {Error} a load error, if one of `namespaces` can't be loaded
 */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
  content: Readonly<Record<string, object>> = {},
): Promise<I18n> {
  const instance = createInstance()
  const throwIfLost = (name: string, textLanguage: string = language) => {
    if (!instance.hasResourceBundle(textLanguage, name)) throw createLoadError(name)
  }
  await instance.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: [...namespaces],
    resources: { [language]: { ...content } },
    partialBundledLanguages: true,
    defaultNS: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: ([textLanguage = language], namespace, key) => {
      throwIfLost(namespace, textLanguage)
      warnOfMissingKey(textLanguage, namespace, key)
    },
  })
  for (const name of namespaces) throwIfLost(name)
  return instance
}

/** The sections that have been used in any language and are not loaded in this one. */
const findMissingSections = (i18n: I18n, language: string): string[] =>
  [i18n.options.ns ?? []].flat().filter((name) => !i18n.hasResourceBundle(language, name))

/**
 * Loads all sections in a language that have been used in another one.
 *
 * @throws {Error} a load error, if one can't be loaded
 */
export async function loadUsedSections(i18n: I18n, language: Language): Promise<void> {
  await Promise.all(
    findMissingSections(i18n, language).map(async (name) =>
      i18n.addResourceBundle(language, name, await loadDictionary(language, name)),
    ),
  )
}

/** Lets i18next request again what it could not load; by itself it never does. */
export function reloadLostSections(i18n: I18n): void {
  void i18n.reloadResources(i18n.language, findMissingSections(i18n, i18n.language))
}
