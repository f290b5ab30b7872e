/**
 * Reads a body as text.
 *
 * @throws the error of `createError` if it is longer than `maxBytes`, without reading the rest
 */
export async function readBoundedText(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  createError: () => Error,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw createError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
