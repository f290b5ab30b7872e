/**
 * Spam protection. Every write sends how long the form has been open and whether its hidden field
 * (honeypot) was filled in; the gateway silently drops what a bot has sent. Nothing typed is kept.
 */

let firstShownAt: number | undefined

/** Starts the form's age; only the first call counts. */
export const markFormShown = (): void => {
  firstShownAt ??= performance.now()
}

/** The hidden field of the form that is shown. People do not see it, so only a bot fills it in. */
export const honeypotField: { current: HTMLInputElement | null } = { current: null }

/** The headers of a write: the form's age in whole seconds, and whether the honeypot was filled in. */
export function getFormHeaders() {
  const now = performance.now()
  return {
    'X-Form-Age': `${Math.floor((now - (firstShownAt ?? now)) / 1000)}`,
    'X-Form-Trap': honeypotField.current?.value ? 'filled' : undefined,
  }
}
