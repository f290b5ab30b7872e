/** The content's optional keys by folder of sections, and keys that React and JSON read of any object. */
const optionalKeys =
  /^(articles.*:(faqs|missing)|industry.*:departments|transcripts.*:(alternatives|withFlow|writtenIn)|.*:(\$\$typeof|then|toJSON))$/

const warnings = new Set<string>()

/** Warns of a missing key, once per language. */
export function warnOfMissingKey(language: string, section: string, key: string): void {
  const warning = `Missing translation key '${section}:${key}' in '${language}'`
  if (warnings.has(warning)) return
  warnings.add(warning)
  console.warn(warning)
}

const listMethods: ReadonlySet<PropertyKey> = new Set([
  'concat',
  'filter',
  'flatMap',
  'map',
  'slice',
])

/**
 * A placeholder for a missing text, list or group of texts, which always renders as the key. React
 * renders the array's only entry; mapping over it gives the same again.
 */
function createStandIn(key: string): object {
  const standIn: object = new Proxy([key], {
    get(target, property) {
      if (listMethods.has(property)) return () => standIn
      if (property === 'toJSON') return () => key
      if (property in target || typeof property === 'symbol')
        return Reflect.get(target, property) as unknown
      // Other indices are undefined, so that loops over the list end.
      if (Number(property) >= 0) return undefined
      const ofText: unknown = Reflect.get(String.prototype, property)
      return typeof ofText === 'function' ? (ofText.bind(key) as unknown) : standIn
    },
  })
  return standIn
}

/** Proxies by their object, so that React sees the same identity on each render. */
const proxies = new WeakMap<object, object>()

/**
 * Wraps content so that a missing key at any depth logs a warning and is shown in place of its text
 * (requirements, section 8). A section that could not be loaded stays undefined.
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
      // An index beyond the end of a list is not missing.
      if (Array.isArray(target) || optionalKeys.test(`${section}:${property}`)) return undefined
      warnOfMissingKey(language, section, key)
      const standIn = standIns.get(property) ?? createStandIn(key)
      standIns.set(property, standIn)
      return standIn
    },
  })
  proxies.set(content, proxy)
  return proxy
}
