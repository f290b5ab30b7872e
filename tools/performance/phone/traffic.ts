import type { CDPSession } from '@playwright/test'

/** What is loaded, by what it is for. */
export const trafficKinds = [
  'document',
  'script',
  'content',
  'style',
  'font',
  'picture',
  'media',
  'other',
] as const
export type TrafficKind = (typeof trafficKinds)[number]

const kindOfType: Readonly<Record<string, TrafficKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Media: 'media',
}

/** What pages say is asked for as data, in ways that the browser calls by several names. */
const kindOf = (url: string, type: string): TrafficKind =>
  /\/content\/.*\.json$/.test(url) ? 'content' : (kindOfType[type] ?? 'other')

/** A file that was loaded, with the bytes that came over the line, headers included. */
export interface Transferred {
  readonly url: string
  readonly kind: TrafficKind
  readonly bytes: number
}

interface Request {
  readonly url: string
  kind: TrafficKind
  bytes: number
  running: boolean
}

/** Watches what a page loads. */
export class Traffic {
  private readonly requests = new Map<string, Request>()
  private lastChange = performance.now()

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      const { url } = request
      this.requests.set(requestId, { url, kind: kindOf(url, type), bytes: 0, running: true })
      this.lastChange = performance.now()
    })
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      this.change(requestId, (request) => (request.bytes += encodedDataLength))
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.change(requestId, (request) => {
        request.bytes = Math.max(request.bytes, encodedDataLength)
        request.running = false
      })
    })
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.change(requestId, (request) => (request.running = false))
    })
  }

  /** Begins to watch; to be called before the page is opened. */
  static async watch(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic(session)
    await session.send('Network.enable')
    return traffic
  }

  private change(requestId: string, apply: (request: Request) => void): void {
    const request = this.requests.get(requestId)
    if (request) apply(request)
    this.lastChange = performance.now()
  }

  /**
   * Resolves when nothing but a video has been loading for so many milliseconds from now on: what was
   * done just now may not have asked for anything yet.
   */
  async quiet(milliseconds: number): Promise<void> {
    const begin = performance.now()
    for (;;) {
      const running = [...this.requests.values()].some((one) => one.running && one.kind !== 'media')
      const still = performance.now() - Math.max(begin, this.lastChange)
      if (!running && still >= milliseconds) return
      await new Promise((resolve) => setTimeout(resolve, running ? 50 : milliseconds - still))
    }
  }

  /** Everything that came over the line so far; nothing that the browser had already. */
  transferred(): Transferred[] {
    return [...this.requests.values()].filter(({ url }) => url.startsWith('http'))
  }
}
