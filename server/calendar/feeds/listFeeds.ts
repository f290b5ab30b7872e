import { createHash } from 'node:crypto'
import type { Secret } from '../../secret'
import { everybody } from '../availability'
import type { OwnerCalendar } from '../ownerCalendar'

/** A calendar whose events take somebody's time. */
export interface Feed {
  /** Names its rows in the database. Of the address, which is secret, it has a hash. */
  readonly source: string
  /** For the operator. */
  readonly title: string
  /** Whose time it takes: the id of a host, or `everybody`. */
  readonly host: string
  readonly address: Secret
}

/** What the names of all feeds' rows begin with. */
export const feedPrefix = 'feed '

const getSource = (host: string, address: Secret) =>
  feedPrefix + createHash('sha256').update(`${host} ${address.reveal()}`).digest('base64url')

/** The feeds of a calendar, each once. */
export function listFeeds({ feeds, hosts }: OwnerCalendar): Feed[] {
  const toFeeds = (host: string, owner: string, addresses: readonly Secret[]) =>
    addresses.map((address, index) => ({
      source: getSource(host, address),
      title: `${owner}'s feed ${index + 1}`,
      host,
      address,
    }))
  const all = [
    ...toFeeds(everybody, 'the team', feeds),
    ...hosts.flatMap((host) => toFeeds(host.id, host.name, host.feeds)),
  ]
  return [...new Map(all.map((feed) => [feed.source, feed])).values()]
}
