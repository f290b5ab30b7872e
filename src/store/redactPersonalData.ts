const personalFields = new Set([
  'company',
  'email',
  'message',
  'name',
  'note',
  'phone',
  'reason',
  'subject',
  'title',
  'description',
])

/**
 * Returns a copy for Redux DevTools in which every field that can hold personal data reads
 * '[redacted]', at any depth: actions and cache entries contain request bodies. Errors keep their
 * messages, which quote nothing that was typed: those of the contact service have a `kind`, Redux
 * Toolkit's are called `error`.
 */
export function redactPersonalData<Value>(value: Value, key?: unknown): Value
export function redactPersonalData(value: unknown, key?: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => redactPersonalData<unknown>(item))
  if (typeof value !== 'object' || value === null) return value
  const isError = 'kind' in value || key === 'error'
  const isPersonal = (name: string) =>
    personalFields.has(name) && !(isError && ['message', 'name'].includes(name))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isPersonal(name) && inner != null ? '[redacted]' : redactPersonalData<unknown>(inner, name),
    ]),
  )
}
