// Typed as always present, but over plain http it only exists on localhost.
const getSubtleCrypto = (): SubtleCrypto | undefined => crypto.subtle

async function createDigest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const available = getSubtleCrypto()
  if (available) return new Uint8Array(await available.digest('SHA-256', bytes))
  const { sha256 } = await import(/* webpackChunkName: "use-sha256" */ '@noble/hashes/sha2.js')
  return sha256(bytes)
}

/**
 * Returns the SHA-256 of a request's JSON in hex: equal requests have equal hashes, and the request
 * can't be read from it. Outside a secure context browsers lack `crypto.subtle`; there a small
 * library computes the same hash.
 */
export async function hashRequest(request: unknown): Promise<string> {
  const hash = await createDigest(new TextEncoder().encode(JSON.stringify(request)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
