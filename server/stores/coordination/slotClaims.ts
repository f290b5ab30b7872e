import { setTimeout as wait } from 'node:timers/promises'
import { SlotTaken } from '../../contactStore'
import { selectAll, type Database } from '../embedded/database'
import { transact } from './coordinationDatabase'

/** Longer than a booking may take; then the process that claimed the slot counts as gone. */
const leaseMs = 30_000

/** How long a booked slot is held here, until every instance sees it in the vendor's calendar. */
const bookedMs = 120_000

/** How long a request waits for the outcome of another one for the same slot. */
const longestWaitMs = 9_000

interface Interval {
  readonly startsAt: number
  readonly endsAt: number
}

export interface SlotClaims {
  /**
   * Books a slot by `work` while no other request, of this process or another, can book one that
   * overlaps.
   *
   * @throws {SlotTaken} if another request books it, or takes too long to decide
   */
  hold<Result>(holder: string, slot: Interval, work: () => Promise<Result>): Promise<Result>
  /** Tells those who wait for this holder's slot that it turned out to be booked. */
  confirm(holder: string): Promise<void>
}

export interface SlotClaimOptions {
  readonly now: () => number
  /** Whether a booking that failed with this error may have been carried out. */
  readonly mayBeWritten: (error: unknown) => boolean
}

/** The lock on slots that all instances on one host share. */
export function createSlotClaims(
  database: Database,
  { now, mayBeWritten }: SlotClaimOptions,
): SlotClaims {
  const claim = (holder: string, slot: Interval): 'claimed' | 'busy' | 'taken' => {
    const at = now()
    const rivals = selectAll<{ booked: number }>(
      database,
      `SELECT booked FROM slot_claims
       WHERE holder <> :holder AND expires_at > :at
         AND starts_at < :endsAt AND ends_at > :startsAt`,
      { ...slot, holder, at },
    )
    if (rivals.some(({ booked }) => booked === 1)) return 'taken'
    if (rivals.length > 0) return 'busy'
    database.prepare('DELETE FROM slot_claims WHERE expires_at <= :at').run({ at })
    database
      .prepare(
        `INSERT INTO slot_claims (holder, starts_at, ends_at, booked, expires_at)
         VALUES (:holder, :startsAt, :endsAt, 0, :expiresAt)
         ON CONFLICT (holder) DO UPDATE SET starts_at = excluded.starts_at,
           ends_at = excluded.ends_at, booked = 0, expires_at = excluded.expires_at`,
      )
      .run({ ...slot, holder, expiresAt: at + leaseMs })
    return 'claimed'
  }

  const confirm = (holder: string) =>
    transact(database, () => {
      database
        .prepare(
          'UPDATE slot_claims SET booked = 1, expires_at = :expiresAt WHERE holder = :holder',
        )
        .run({ holder, expiresAt: now() + bookedMs })
    })

  const release = (holder: string) =>
    transact(database, () => {
      database.prepare('DELETE FROM slot_claims WHERE holder = :holder').run({ holder })
    })

  return {
    confirm,
    hold: async (holder, slot, work) => {
      const deadline = now() + longestWaitMs
      let outcome = await transact(database, () => claim(holder, slot))
      while (outcome === 'busy' && now() < deadline) {
        await wait(50)
        outcome = await transact(database, () => claim(holder, slot))
      }
      if (outcome !== 'claimed') throw new SlotTaken()
      try {
        const result = await work()
        await confirm(holder)
        return result
      } catch (error) {
        // A booking whose outcome is unknown keeps its slot until the claim expires.
        if (!mayBeWritten(error)) await release(holder)
        throw error
      }
    },
  }
}
