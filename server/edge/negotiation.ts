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

/** Chooses the best available encoding of those that an `Accept-Encoding` header names. */
export function chooseEncoding(
  header: string,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = parseQualityValues(header)
    .filter(({ weight }) => weight > 0)
    .map(({ value }) => value)
  const best = encodings.find((encoding) => accepted.includes(encoding) && isAvailable(encoding))
  return best ?? 'identity'
}
