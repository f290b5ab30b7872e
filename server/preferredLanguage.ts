import { parseQualityValues } from './parseQualityValues'

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
