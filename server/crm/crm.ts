import type { Interval } from '@/features/booking/domain/interval'
import { minuteMs } from '../time'

/** How long a write of unknown outcome may still be carried out by the CRM. */
export const settleMs = minuteMs

/** The kinds of records that a CRM makes of a booking or a contact message. */
export type CrmKind = 'organization' | 'person' | 'deal' | 'note' | 'activity'

/** An activity in the CRM's calendar. */
export interface CrmActivity extends Interval {
  readonly id: number
  readonly isMeeting: boolean
  /** The CRM's deal that it belongs to. */
  readonly dealId: number | null
  /** The CRM's user whose activity it is. */
  readonly userId: number | null
  /** Whether it is marked as busy, not as free. */
  readonly isBusy: boolean
}

/** An error of the CRM. Its message may be logged, because it never quotes the request, its headers or the response. */
export class CrmError extends Error {}

/** The CRM can't be reached or sends no usable response. */
export class CrmUnavailable extends CrmError {}

/** The CRM refuses a request for good: sending it again would not help. */
export class CrmRefusal extends CrmError {
  /** @param call without ids, for example `POST /api/v2/deals` */
  constructor(
    readonly call: string,
    readonly status: number,
  ) {
    super(`The CRM refused ${call} (${status})`)
  }
}

/** Whether an error says that a record does not exist in the CRM any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CrmRefusal && [404, 410].includes(error.status)
