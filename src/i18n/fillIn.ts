/** A text with its `{{placeholders}}` filled in; one without a value stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
