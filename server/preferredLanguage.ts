/** Returns the language that an `Accept-Language` header prefers among some. */
export function getPreferredLanguage<Language extends string>(
  header: string | undefined,
  languages: readonly Language[],
): Language | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return {
        language: languages.find((language) => tag.trim().split('-')[0] === language),
        weight: quality ? Number(quality.trim().slice(2)) : 1,
      }
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .at(0)?.language
}
