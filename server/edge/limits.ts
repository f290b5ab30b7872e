/**
 * Time limits of connections, in milliseconds. With these values a missing body ends a request within 30 s,
 * and a stop takes at most 10 s.
 */
export const connectionLimits = {
  /** For the URL and the headers of a request. */
  headersMs: 10_000,
  /** For a whole request with its body. */
  requestMs: 20_000,
  /** Between two requests of a connection: longer than the usual 60 s of proxies. */
  idleMs: 72_000,
  /** Without any byte in either direction, for example if a client does not read the response. */
  silenceMs: 90_000,
  /** Interval between two checks for slow requests. */
  checkEveryMs: 2_000,
  /** While the server stops: for reading requests that clients have already sent. */
  lastRequestsMs: 250,
  /** While the server stops: until connections that are still busy are closed. */
  stopMs: 8_000,
}

export type ConnectionLimits = Readonly<typeof connectionLimits>
