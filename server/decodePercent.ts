/** Decodes the escapes of a URL's part, such as %20; undefined if one is invalid. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
