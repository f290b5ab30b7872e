import { isArticleSection } from './isArticleSection'

/** Keys that may be absent from the content by its types, and what React and JSON ask any object for. */
const optionalKeys: ReadonlySet<string> = new Set([
  'alternatives',
  'departments',
  'missing',
  'withFlow',
  'writtenIn',
  '$$typeof',
  'then',
  'toJSON',
])

/** The questions of an article may be absent, too; those of a page may not. */
const isOptional = (section: string, key: string) =>
  optionalKeys.has(key) || (key === 'faqs' && isArticleSection(section))

const warnings = new Set<string>()

/** Warns of a key that has no text, once for each language. */
export function warnOfMissingKey(language: string, section: string, key: string): void {
  const warning = `Missing translation key '${section}:${key}' in '${language}'`
  if (warnings.has(warning)) return
  warnings.add(warning)
  console.warn(warning)
}

const listMethods: ReadonlySet<PropertyKey> = new Set(['filter', 'flatMap', 'map', 'slice'])

/**
 * Stands in for what is missing, be it a text, a list or a group of texts: wherever it is shown, the
 * key is read. React renders the array as its only entry; a list made of it is the same again.
 */
function createStandIn(key: string): object {
  const standIn: object = new Proxy([key], {
    get(target, property) {
      if (listMethods.has(property)) return () => standIn
      if (property === 'toJSON') return () => key
      if (property in target || typeof property === 'symbol')
        return Reflect.get(target, property) as unknown
      const ofText: unknown = Reflect.get(String.prototype, property)
      return typeof ofText === 'function' ? (ofText.bind(key) as unknown) : standIn
    },
  })
  return standIn
}

/** By the object that they stand before: what React compares must stay the same. */
const proxies = new WeakMap<object, object>()

/**
 * The same content, but a key that is missing is warned of and shown in place of its text,
 * however deep it is (requirements, section 8). A section that could not be loaded stays undefined.
 */
export function showMissingKeys<Content>(
  content: Content,
  language: string,
  section: string,
  path = '',
): Content {
  if (typeof content !== 'object' || content === null) return content
  const known = proxies.get(content)
  if (known) return known as Content
  const standIns = new Map<string, object>()
  const proxy = new Proxy(content, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      if (typeof property === 'symbol' || typeof value === 'function') return value
      const key = path + property
      if (value !== undefined) return showMissingKeys(value, language, section, `${key}.`)
      // What is beyond the end of a list is not missing.
      if (Array.isArray(target) || isOptional(section, property)) return undefined
      warnOfMissingKey(language, section, key)
      const standIn = standIns.get(property) ?? createStandIn(key)
      standIns.set(property, standIn)
      return standIn
    },
  })
  proxies.set(content, proxy)
  return proxy
}
