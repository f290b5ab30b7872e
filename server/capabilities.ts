import { createHmac, timingSafeEqual } from 'node:crypto'

export type RecordKind = 'organization' | 'person' | 'deal' | 'activity'

/**
 * The kind of record that the holder of a capability may refer to: one in the store, or one that was
 * never written because the visitor seems to be a script.
 */
export type Grant = 'stored' | 'pretended'

export interface Capabilities {
  /** Creates the capability for a record that has just been created, valid for one hour. */
  readonly issue: (kind: RecordKind, id: number, grant: Grant) => string
  /** The grant for the record by one of the capabilities; undefined if none names the record. */
  check(capabilities: readonly string[], kind: RecordKind, id: number): Grant | undefined
}

const lifetimeMs = 3_600_000

const grants: readonly Grant[] = ['stored', 'pretended']

/**
 * Creates the capabilities: whoever holds a record's capability may refer to the record. They are
 * signed rather than stored, and their text does not show the grant.
 *
 * @param now the current time in milliseconds since 1970
 */
export function createCapabilities(secret: string | Buffer, now: () => number): Capabilities {
  const sign = (claim: string, grant: Grant) =>
    createHmac('sha256', secret).update(`${grant} ${claim}`).digest()

  const isSignedAs = (grant: Grant, claim: string, signature: Buffer) => {
    const expected = sign(claim, grant)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }

  return {
    issue: (kind, id, grant) => {
      const claim = `${kind}.${id}.${now() + lifetimeMs}`
      return `${claim}.${sign(claim, grant).toString('base64url')}`
    },
    check: (capabilities, kind, id) => {
      for (const capability of capabilities) {
        const [, claim = '', expiry = '', signature = ''] =
          /^(\w+\.\d+\.(\d+))\.([\w-]+)$/.exec(capability) ?? []
        if (!claim.startsWith(`${kind}.${id}.`) || Number(expiry) <= now()) continue
        const bytes = Buffer.from(signature, 'base64url')
        const grant = grants.find((name) => isSignedAs(name, claim, bytes))
        if (grant) return grant
      }
      return undefined
    },
  }
}
