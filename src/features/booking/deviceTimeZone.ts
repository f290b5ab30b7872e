/** What this reads of Temporal, where the browser has it. */
interface Clock {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } }
}

/** The zone that the device is set to; undefined where the browser reports none. */
export const deviceTimeZone = (): string | undefined =>
  // Asked first: the first use of Intl takes a phone up to a tenth of a second, in one piece.
  (globalThis as Clock).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone
