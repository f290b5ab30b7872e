import { dayMs } from './time'

export interface Retention {
  readonly at: Date
  /** Data that is older than this many days is removed; 0 keeps all data. */
  readonly keepDays: number
}

/** Data that was created before this time is removed. */
export const getOldestKept = ({ at, keepDays }: Retention): Date =>
  new Date(at.getTime() - keepDays * dayMs)
