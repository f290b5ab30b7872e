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
 * '[redacted]', at any depth: actions and cache entries contain request bodies.
 */
export function redactPersonalData<Value>(value: Value): Value {
  return redact(value) as Value
}

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      personalFields.has(key) && inner != null ? '[redacted]' : redact(inner),
    ]),
  )
}
