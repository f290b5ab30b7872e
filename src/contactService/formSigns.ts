/**
 * Signs of a person: each write tells them, and the gateway pretends to accept what a script has
 * filled in. Kept in memory; they hold nothing that was typed.
 */

let firstShownAt: number | undefined

/** Notes that a form is shown; only the first time counts. */
export const noteFormShown = (): void => {
  firstShownAt ??= performance.now()
}

/** The hidden field of the form that is shown. People do not see it, so they leave it empty. */
export const formTrap: { current: HTMLInputElement | null } = { current: null }

/** The headers of a write: the form's age in whole seconds, and whether its trap was filled in. */
export function getFormHeaders() {
  const now = performance.now()
  return {
    'X-Form-Age': `${Math.floor((now - (firstShownAt ?? now)) / 1000)}`,
    'X-Form-Trap': formTrap.current?.value ? 'filled' : undefined,
  }
}
