import { trafficKinds, type TrafficKind, type Transferred } from './traffic'

export type BytesByKind = Readonly<Record<TrafficKind, number>>

export interface TransferResults {
  /** What the home page asks for before anything is touched. */
  readonly firstView: BytesByKind
  /** The same after it was read to its end. */
  readonly liveHome: BytesByKind
  /** What the booking page asks for that such a home page has not. */
  readonly bookingBeyondHome: BytesByKind
}

export const totalOf = (bytes: BytesByKind): number =>
  trafficKinds.reduce((total, kind) => total + bytes[kind], 0)

/** Sums what was transferred, by what it is for. */
export function bytesByKind(transferred: readonly Transferred[]): BytesByKind {
  const of = (kind: TrafficKind) =>
    transferred.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
  return Object.fromEntries(trafficKinds.map((kind) => [kind, of(kind)])) as BytesByKind
}

/** The files that were not among the others. */
export function beyond(
  transferred: readonly Transferred[],
  others: readonly Transferred[],
): Transferred[] {
  const known = new Set(others.map(({ url }) => url))
  return transferred.filter(({ url }) => !known.has(url))
}
