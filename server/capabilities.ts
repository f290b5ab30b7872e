import { createHmac } from 'node:crypto'
import { isSameSecret } from './secret'
import { hourMs, type Clock } from './time'

/** The kinds of records to which a write can refer. */
export type RecordKind = 'organization' | 'person' | 'deal'

/** A page has fewer unfinished records. Hundreds would take longer to check than the call. */
const maxListed = 10

/**
 * Creates the capabilities: whoever holds a record's capability may refer to the record. They are
 * signed rather than stored.
 */
export function createCapabilities(secret: string, now: Clock) {
  const sign = (claim: string) =>
    createHmac('sha256', secret).update(`capability ${claim}`).digest('base64url')

  return {
    /** Creates the capability for a record that has just been created, valid for one hour. */
    issue: (kind: RecordKind, id: number): string => {
      const claim = `${kind}.${id}.${now() + hourMs}`
      return `${claim}.${sign(claim)}`
    },
    /**
     * The ids of the records of a kind that the last ten of a header's capabilities are for. What is no valid
     * capability is passed over.
     */
    listIds: (header = '', kind: RecordKind): number[] =>
      header
        .split(' ')
        .slice(-maxListed)
        .flatMap((capability) => {
          const [, claim = '', signedKind = '', id = '', expiry = '', signature = ''] =
            /^((\w+)\.(\d+)\.(\d+))\.([\w-]+)$/.exec(capability) ?? []
          const isValid =
            signedKind === kind && Number(expiry) > now() && isSameSecret(signature, sign(claim))
          return isValid ? [Number(id)] : []
        }),
  }
}

export type Capabilities = ReturnType<typeof createCapabilities>
