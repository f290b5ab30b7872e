import { findWaitingForm, readPrerendered } from '../hydration/prerendered'
import { getPageFromPath } from '../site/resolvePath'
import type { RootState } from '../store/rootReducer'

/** How long the site may take to say that it is there. */
const timeoutMs = 10_000

/** What is typed into forms. The query of a search is in the URL. */
const typedFields = 'form :is(textarea, input:not([type=radio], [type=search], [hidden]))'

/** Whether the visitor has typed something, here or on a page that they left, that is not sent yet. */
export function hasUnsentText({ booking, contact }: RootState): boolean {
  const fields = [document, findWaitingForm()].flatMap((place) => [
    ...(place?.querySelectorAll<HTMLInputElement>(typedFields) ?? []),
  ])
  const drafts = [contact?.draft, booking?.step === 3 ? undefined : booking?.draft]
  // A country is chosen from the start.
  const kept = drafts.flatMap((draft) => Object.values({ ...draft?.details, country: '' }))
  return [...fields.map(({ value }) => value), ...kept].some(Boolean)
}

/** Whether loading the document at the current path may show a page that this document could not load. */
export const isOtherDocument = (): boolean =>
  readPrerendered()?.page !== getPageFromPath(window.location.pathname)

/**
 * Loads the document at the current path: a release may have removed the files that this one asks for. What
 * the visitor typed would be lost, and without a connection the page would be lost as well.
 *
 * @throws {Error} if the document must not be loaded or can't be
 */
export async function reloadDocument(state: RootState): Promise<void> {
  if (hasUnsentText(state)) throw new Error('What was typed would be lost')
  const { status } = await fetch(window.location.href, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (status >= 500) throw new Error('The site is not available')
  window.location.reload()
}
