import { setTimeout as wait } from 'node:timers/promises'
import { SlotTaken } from '../../contactStore'
import type { Interval } from '../activityTime'
import { selectAll, type Database } from '../embedded/database'
import { transact } from './coordinationDatabase'
import { leaseMs, runWithLease } from './lease'

/** How long a booked slot stays claimed, because cached calendars may not show the booking yet. */
const bookedMs = 120_000

/** How long a request waits for another request that is booking the same slot. */
const maxWaitMs = 9_000

export interface SlotClaims {
  /**
   * Claims a slot and books it by `work`. Meanwhile no other request, in any process on this host, can
   * book an overlapping slot.
   *
   * @param previousSlot the slot that a moved booking leaves: its claim is ignored and then removed
   * @throws {SlotTaken} if another request books the slot, or takes too long to do so
   */
  bookWithClaim<Result>(
    holder: string,
    slot: Interval,
    work: () => Promise<Result>,
    previousSlot?: Interval,
  ): Promise<Result>
  /** Removes the claim of a booked slot, so that it can be booked again. */
  release(slot: Interval): Promise<void>
  /** Marks this holder's slot as booked, so that requests waiting for the slot are refused. */
  confirm(holder: string): Promise<void>
}

export interface SlotClaimOptions {
  readonly now: () => number
  /** Whether a booking that failed with this error may exist nevertheless. */
  readonly canHaveBeenWritten: (error: unknown) => boolean
}

/** Creates the locks on slots that all instances on one host share. */
export function createSlotClaims(
  database: Database,
  { now, canHaveBeenWritten }: SlotClaimOptions,
): SlotClaims {
  const claim = (
    holder: string,
    slot: Interval,
    previousSlot: Interval | undefined,
  ): 'claimed' | 'busy' | 'taken' => {
    const at = now()
    const rivals = selectAll<{ booked: number }>(
      database,
      `SELECT booked FROM slot_claims
       WHERE holder <> :holder AND expires_at > :at
         AND starts_at < :endsAt AND ends_at > :startsAt
         AND NOT (booked = 1 AND starts_at = :previousStartsAt AND ends_at = :previousEndsAt)`,
      {
        ...slot,
        holder,
        at,
        previousStartsAt: previousSlot?.startsAt ?? null,
        previousEndsAt: previousSlot?.endsAt ?? null,
      },
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

  const renew = (holder: string) =>
    transact(database, () => {
      database
        .prepare(
          'UPDATE slot_claims SET expires_at = :expiresAt WHERE holder = :holder AND booked = 0',
        )
        .run({ holder, expiresAt: now() + leaseMs })
    })

  const giveUp = (holder: string) =>
    transact(database, () => {
      database.prepare('DELETE FROM slot_claims WHERE holder = :holder').run({ holder })
    })

  /** Removes the claims of a booked slot, except this holder's. */
  const removeBooked = ({ startsAt, endsAt }: Interval, holder = '') =>
    transact(database, () => {
      database
        .prepare(
          `DELETE FROM slot_claims
           WHERE booked = 1 AND starts_at = :startsAt AND ends_at = :endsAt AND holder <> :holder`,
        )
        .run({ startsAt, endsAt, holder })
    })

  return {
    confirm,
    release: (slot) => removeBooked(slot),
    bookWithClaim: async (holder, slot, work, previousSlot) => {
      const deadline = now() + maxWaitMs
      let outcome = await transact(database, () => claim(holder, slot, previousSlot))
      while (outcome === 'busy' && now() < deadline) {
        await wait(50)
        outcome = await transact(database, () => claim(holder, slot, previousSlot))
      }
      if (outcome !== 'claimed') throw new SlotTaken()
      try {
        const result = await runWithLease(() => renew(holder), work)
        await confirm(holder)
        if (previousSlot) await removeBooked(previousSlot, holder)
        return result
      } catch (error) {
        // A booking whose outcome is unknown keeps its slot until the claim expires.
        if (!canHaveBeenWritten(error)) await giveUp(holder)
        throw error
      }
    },
  }
}
