/** Time limits of connections, in milliseconds. */
export interface ConnectionLimits {
  /** For the URL and the headers of a request. */
  readonly headersMs: number
  /** For a whole request with its body. */
  readonly requestMs: number
  /** Between two requests of a connection: longer than the usual 60 s of proxies. */
  readonly idleMs: number
  /** Without any byte in either direction, for example if a client does not read the response. */
  readonly silenceMs: number
  /** Interval between two checks for slow requests. */
  readonly checkEveryMs: number
  /** While the server stops: for reading requests that clients have already sent. */
  readonly lastRequestsMs: number
  /** While the server stops: until connections that are still busy are closed. */
  readonly stopMs: number
}

/** With these values a missing body ends a request within 30 s, and a stop takes at most 10 s. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 72_000,
  silenceMs: 90_000,
  checkEveryMs: 2_000,
  lastRequestsMs: 250,
  stopMs: 8_000,
}
