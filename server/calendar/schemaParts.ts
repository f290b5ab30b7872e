import * as v from 'valibot'

/**
 * What the schemas of the calendar file are built of. Their messages say what is allowed; `readCalendar`
 * puts line, field and what stands there in front.
 */

/** A group of fields. `needed` has what is allowed in those that must not be missing. */
export const group = <Entries extends v.ObjectEntries>(
  entries: Entries,
  needed: Readonly<Record<string, string>> = {},
) => {
  const names = Object.keys(entries).join(', ')
  return v.strictObject(entries, ({ expected, path }) =>
    expected === 'never'
      ? `one of ${names}`
      : (needed[String(path?.at(-1)?.key)] ?? `a group of fields, some of ${names}`),
  )
}

export const list = <Schema extends v.GenericSchema>(schema: Schema, example: string) =>
  v.array(schema, `a list, such as [${example}]`)

/** A text of a given form; `check` sees only texts that match. */
export const formatted = (
  pattern: RegExp,
  allowed: string,
  check: (text: string) => boolean = () => true,
) => v.pipe(v.string(allowed), v.regex(pattern, allowed), v.check(check, allowed))

export const wholeNumber = (highest: number) => {
  const allowed = `a whole number from 1 to ${highest}`
  return v.pipe(
    v.number(({ input }) =>
      typeof input === 'string' && /^\d+$/.test(input) ? `${allowed}, without quotes` : allowed,
    ),
    v.integer(allowed),
    v.minValue(1, allowed),
    v.maxValue(highest, allowed),
  )
}
