import { wait } from '../site/loading'
import { minimumFormAge } from './schemas/rules'

/**
 * Spam protection (requirements R59). Every write says how long a form has been shown and whether its
 * hidden field (honeypot) is filled in. Of what is typed into that field nothing is kept.
 */

/** By the page's own clock, because the device's may be set meanwhile. */
let firstShownAt: number | undefined

/** Starts the form's age; only the first call counts. */
export const markFormShown = (at = performance.now()): void => {
  firstShownAt ??= at
}

/** In milliseconds. */
const getAge = () => (firstShownAt === undefined ? 0 : performance.now() - firstShownAt)

const minimumAge = minimumFormAge * 1000

let honeypot: { readonly value: string } | null = null

/** Sets the hidden field of the form that is shown; null if none is. Starts the form's age, too. */
export const setHoneypot = (field: typeof honeypot): void => {
  honeypot = field
  markFormShown()
}

/**
 * The headers of a write: the form's age in whole seconds, and whether the honeypot is filled in. They
 * wait until the form is so old that the gateway does not take the visitor for a script.
 */
export async function getFormHeaders() {
  // Again if the timer ends early.
  while (firstShownAt !== undefined && getAge() < minimumAge) await wait(minimumAge - getAge())
  return {
    'X-Form-Age': `${Math.floor(getAge() / 1000)}`,
    'X-Form-Trap': honeypot?.value ? 'filled' : undefined,
  }
}
