/** What a connection may take of the server. Times are in milliseconds. */
export interface ConnectionLimits {
  /** For the address and the headers of a request. */
  readonly headersMs: number
  /** For a whole request with its body. */
  readonly requestMs: number
  /** Between two requests of a connection: longer than proxies keep theirs, usually 60 s. */
  readonly idleMs: number
  /** Without any byte in either direction, such as from a visitor who reads no response. */
  readonly silenceMs: number
  /** How often slow requests are looked for. */
  readonly checkEveryMs: number
  /** When the server stops: for requests that are already in a connection. */
  readonly lastRequestsMs: number
  /** When the server stops: until everything that still runs is cut off. */
  readonly stopMs: number
}

/** A body that never comes is given up within 30 s, a stopped server is gone within 10 s. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 72_000,
  silenceMs: 90_000,
  checkEveryMs: 2_000,
  lastRequestsMs: 250,
  stopMs: 8_000,
}
