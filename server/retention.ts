const dayMs = 86_400_000

export interface Retention {
  readonly at: Date
  /** What is older than this many days goes; 0 keeps it. */
  readonly keepDays: number
}

/** What was made before this time goes. */
export const getOldest = ({ at, keepDays }: Retention): Date =>
  new Date(at.getTime() - keepDays * dayMs)
