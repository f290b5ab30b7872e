/** Encodings of a response, the best one first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Parses a header such as `Accept-Encoding: br, gzip;q=0.5` (RFC 9110, 12.4.2). Values are in lower case,
 * weights from 0, which excludes the value, to 1, the default.
 */
const parseQualityValues = (header: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { value, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })

/** Returns the language that an `Accept-Language` header prefers among some. */
export const getPreferredLanguage = <Language extends string>(
  header: string | undefined,
  languages: readonly Language[],
): Language | undefined =>
  parseQualityValues(header ?? '')
    .map(({ value, weight }) => ({
      language: languages.find((language) => value.split('-')[0] === language),
      weight,
    }))
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .at(0)?.language

/**
 * Chooses the available encoding that an `Accept-Encoding` header prefers. If the header accepts none
 * of them, the file is sent uncompressed.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return 'identity'
  const weights = new Map(parseQualityValues(header).map(({ value, weight }) => [value, weight]))
  const getWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const [best] = encodings
    .filter((encoding) => isAvailable(encoding) && getWeight(encoding) > 0)
    .sort((one, other) => getWeight(other) - getWeight(one))
  return best ?? 'identity'
}
