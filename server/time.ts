export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The UTC date `YYYY-MM-DD` of an instant in milliseconds since 1970. */
export const toUtcDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The time zone of an activity; an empty one counts as UTC (requirements R21). */
export const getZone = ({ source_timezone }: { readonly source_timezone: string }): string =>
  source_timezone || 'UTC'
