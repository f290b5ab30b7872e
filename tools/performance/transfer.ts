import { startFlow, type FlowResult } from 'lighthouse'
import type { PageId } from '@/site/routes'
import { getPath } from '@/site/allRoutes'
import { hydrate, phoneScreen, scrollToEnd, withPage } from './browser'
import { listRequests, sumByKind, type Bytes } from './bytes'

export interface TransferResult {
  /** Requests of the home page before any interaction. */
  readonly firstView: Bytes
  /** Requests of the home page read to its end. */
  readonly wholeHome: Bytes
  /** Requests of the booking page that such a home page has not made. */
  readonly bookingBeyondHome: Bytes
}

type Step = FlowResult['steps'][number]

const getRequests = (step: Step | undefined) =>
  step ? listRequests(step.lhr).filter(({ url }) => url.startsWith('http')) : []

const flags = {
  onlyAudits: ['network-requests'],
  throttlingMethod: 'provided',
  screenEmulation: { disabled: true },
  logLevel: 'error',
} satisfies NonNullable<Parameters<typeof startFlow>[1]>['flags']

/** Returns the requests of a page until it is loaded, or until it is read. */
async function visit(site: string, id: PageId, read: typeof hydrate) {
  return withPage({ screen: phoneScreen }, async (page) => {
    const flow = await startFlow(page, { flags })
    await flow.navigate(`${site}${getPath(id, 'es')}`)
    await flow.startTimespan()
    await read(page)
    await flow.endTimespan()
    const { steps } = await flow.createFlowResult()
    return { loaded: getRequests(steps[0]), read: getRequests(steps[1]) }
  })
}

/** Measures the transfer of the home page and of a booking, in Spanish on a phone. */
export async function measureTransfer(site: string): Promise<TransferResult> {
  const home = await visit(site, 'home', scrollToEnd)
  const booking = await visit(site, 'scheduleDemo', hydrate)
  const wholeHome = [...home.loaded, ...home.read]
  const known = new Set(wholeHome.map(({ url }) => url))
  return {
    firstView: sumByKind(home.loaded),
    wholeHome: sumByKind(wholeHome),
    bookingBeyondHome: sumByKind(
      [...booking.loaded, ...booking.read].filter(({ url }) => !known.has(url)),
    ),
  }
}
