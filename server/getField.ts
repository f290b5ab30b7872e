/**
 * Reads a field of any value; undefined if the value is not an object. For thrown values `instanceof
 * Error` would fail in Jest, where errors of Node's own modules belong to another realm.
 */
export const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
