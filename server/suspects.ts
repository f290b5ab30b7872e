import { randomInt } from 'node:crypto'
import type {
  DealUpdate,
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Language } from '@/site/language'

/** `trap`: the hidden field was filled in. `age`: the form was sent faster than a person can be. */
export type SuspectReason = 'trap' | 'age'

/** What was sent, call by call. References to other records in it mean nothing. */
export interface SuspectParts {
  /** The visitor's. */
  readonly language: Language
  readonly organization?: NewOrganization
  readonly person?: NewPerson
  readonly deal?: NewDeal
  readonly fields?: DealUpdate
  readonly activity?: NewActivity
}

/** A booking or message that waits for the owner (requirements R59). */
export interface Suspect {
  /** The id of each of its records, so it is the number that the visitor was told, except of `kept` ones. */
  readonly id: number
  /** `kept`: an earlier release could not write it into the CRM. */
  readonly reason: SuspectReason | 'kept'
  readonly parts: SuspectParts
  readonly created_at: string
}

/** The first write of a form's sequence of calls, or a later one, which names the suspect. */
export type SuspectOrigin =
  | { readonly id: number }
  | {
      readonly reason: SuspectReason
      /** What the idempotency keys of one sequence have in common; undefined without a key. */
      readonly sequence: string | undefined
    }

/** No store's ids are in this range, so that an id tells whether a record is suspect. */
const firstSuspectId = 5_000_000_000
const endOfSuspectIds = 6_000_000_000

/** Random, so that nobody can count suspects. */
export const createSuspectId = (): number => randomInt(firstSuspectId, endOfSuspectIds)

export const isSuspectId = (id: number): boolean => id >= firstSuspectId && id < endOfSuspectIds
