import { once } from 'node:events'
import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { readBoundedText } from '../../readBoundedText'
import type { Secret } from '../../secret'
import { FeedError } from './readFeed'

/**
 * Reads the address of a calendar: https, or the webcal that calendar programs show, which means the same.
 * Undefined for any other, and for one with a name and password.
 */
export function readFeedAddress(text: string): string | undefined {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && !username && !password ? href : undefined
}

function createBlockList(networks: string): BlockList {
  const list = new BlockList()
  for (const each of networks.split(' ')) {
    const [network = '', bits] = each.split('/')
    list.addSubnet(network, Number(bits), isIP(network) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/**
 * What no server on the internet has (IANA's registries of special-purpose addresses), and addresses that lead to
 * IPv4 addresses, private ones too.
 */
const reserved = createBlockList(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 ' +
    '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
)

/** The IPv6 addresses of the internet. */
const global = createBlockList('2000::/3')

/** Whether an IP address is one of the internet: not private, of this machine or of its links. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

const timeoutMs = 5_000
const maxBytes = 5 * 1024 * 1024
const maxRedirects = 3

export interface FetchFeedOptions {
  /** Ends the download. */
  readonly signal?: AbortSignal
  // What follows is for tests.
  readonly isAllowed?: (address: string) => boolean
  readonly timeoutMs?: number
  /** Certificates to trust instead of the usual ones. */
  readonly ca?: string
}

const tooLarge = () => new FeedError('It is larger than 5 MB')
const notPublic = () => new FeedError('Its address leads to no server on the internet')

/** Looks up a hostname and refuses it for a single forbidden address: what is checked is connected to. */
const createLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) callback(error, [])
      else if (!found.every(({ address }) => isAllowed(address))) callback(notPublic(), [])
      else if (options.all) callback(null, found)
      else callback(null, found[0]?.address ?? '', found[0]?.family)
    })
  }

async function openResponse(
  url: URL,
  signal: AbortSignal,
  { isAllowed = isPublicAddress, ca }: FetchFeedOptions,
): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  // Node looks up names alone.
  if (isIP(hostname) && !isAllowed(hostname)) throw notPublic()
  const sent = request(url, {
    // A pooled connection would have been checked by nobody.
    agent: false,
    ca,
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity' },
    lookup: createLookup(isAllowed),
    signal,
  })
  // Node has neither a response nor an error for a change of the protocol.
  sent.on('upgrade', (response) => sent.emit('response', response))
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  // An error that comes later ends the reading of the body.
  sent.on('error', (error) => response.destroy(error))
  return response
}

async function follow(
  address: string,
  redirects: number,
  signal: AbortSignal,
  options: FetchFeedOptions,
): Promise<string> {
  const url = new URL(address)
  const response = await openResponse(url, signal, options)
  try {
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readBoundedText(response, maxBytes, tooLarge)
    const { location } = headers
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) {
      throw new FeedError(`Its server answers ${statusCode}`)
    }
    const next = URL.canParse(location, url.href) && readFeedAddress(new URL(location, url).href)
    if (!next) throw new FeedError('It redirects to an address without https')
    if (redirects === 0) throw new FeedError('It redirects too often')
    return await follow(next, redirects - 1, signal, options)
  } finally {
    response.destroy()
  }
}

/**
 * Downloads a calendar from the internet.
 *
 * @throws {FeedError} if it is not public, not https, slow, huge or not there
 */
export async function fetchFeed(address: Secret, options: FetchFeedOptions = {}): Promise<string> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    return await follow(address.reveal(), maxRedirects, signal, options)
  } catch (error) {
    if (error instanceof FeedError) throw error
    const sentence = signal.aborted ? 'Its server is too slow' : 'Its server cannot be reached'
    throw new FeedError(sentence, { cause: error })
  }
}
