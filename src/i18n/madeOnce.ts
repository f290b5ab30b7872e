/**
 * A maker that makes a thing once for the same arguments, which are plain data. What Intl formats with
 * takes longer to make than a page of dates takes to be written.
 */
export function madeOnce<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
): (...given: Arguments) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const thing = made.get(key) ?? make(...given)
    made.set(key, thing)
    return thing
  }
}
