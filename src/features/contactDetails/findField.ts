/**
 * The name of a field with the country that the visitor has chosen, empty until then. Nobody sees it, but browsers
 * restore it after Back, as they do the number; not so with the type `hidden`.
 */
export const chosenCountryField = 'chosen'

/**
 * Finds the field of a form by its name; undefined if the form has none. Its value may be read and set, because
 * React does not control it.
 */
export function findField(
  form: HTMLFormElement | null,
  name: string,
): { value: string } | undefined {
  const field = form?.elements.namedItem(name)
  return field && 'value' in field ? field : undefined
}
