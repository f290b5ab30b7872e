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

/** What is in the fields of a form, as browsers and password managers also fill them in without an event. */
export const readFieldValues = <Values extends object>(
  form: HTMLFormElement | null,
  known: Values,
): Values => {
  const values = Object.entries(known).map(([name, value]: [string, unknown]) => [
    name,
    findField(form, name)?.value ?? value,
  ])
  return Object.fromEntries(values) as Values
}
