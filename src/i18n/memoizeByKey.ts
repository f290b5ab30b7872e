/** Creates the value of a key, such as a language's formatter, on first use and keeps it. */
export function memoizeByKey<Key extends string, Value>(create: (key: Key) => Value) {
  const values: Partial<Record<Key, Value>> = {}
  return (key: Key): Value => (values[key] ??= create(key))
}
