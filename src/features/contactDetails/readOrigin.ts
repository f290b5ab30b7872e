import { campaignParameters, maxOriginLength, type Origin } from '@/contactService/schemas/origin'
import { isVisible } from '@/contactService/schemas/rules'

type Entry = readonly [name: string, value: string]

/** One line that can be seen, of limited length; links can say anything. */
function toEntry(name: string, value: string | null): readonly Entry[] {
  const line = (value ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  const cut = Array.from(line).slice(0, maxOriginLength).join('').trim()
  return isVisible(cut) ? [[name, cut]] : []
}

function readParameters(address: string): readonly Entry[] {
  const { searchParams } = new URL(address)
  return campaignParameters.flatMap((name) => toEntry(name, searchParams.get(name)))
}

/**
 * The addresses since the visitor came to the site, the first one first. The browser's history has those of
 * earlier documents, where the browser lets a page read it; the timing has that of this document.
 */
const listAddresses = ({ navigation, performance }: OriginWindow) =>
  [
    ...(navigation?.entries().map(({ url }) => url) ?? []),
    ...performance.getEntriesByType('navigation').map(({ name }) => name),
  ].filter((address) => address !== null)

const readCampaign = (window: OriginWindow): readonly Entry[] =>
  listAddresses(window)
    .map(readParameters)
    .find(({ length }) => length > 0) ?? []

function readReferrer({ document, location }: OriginWindow): readonly Entry[] {
  const host = document.referrer && new URL(document.referrer).host
  return host === location.host ? [] : toEntry('referrer', host)
}

/** What is read of the browser. Not every browser has `navigation`. */
export interface OriginWindow {
  readonly document: Pick<Document, 'referrer'>
  readonly location: Pick<Location, 'host'>
  readonly performance: Pick<Performance, 'getEntriesByType'>
  readonly navigation?: {
    readonly entries: () => readonly { readonly url: string | null }[]
  }
}

/**
 * Where the visitor came from (requirements R63); undefined if nothing says it. The browser itself still
 * knows the first address when a form is sent, so the site keeps nothing.
 */
export function readOrigin(window: OriginWindow): Origin | undefined {
  const entries = [readCampaign, readReferrer].flatMap((read) => {
    try {
      return read(window)
    } catch {
      // What a browser or an extension makes of these must not cost a booking.
      return []
    }
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
