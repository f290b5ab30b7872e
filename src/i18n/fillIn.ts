/** Fills in the `{{placeholders}}` of a text; one without a value stays. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
