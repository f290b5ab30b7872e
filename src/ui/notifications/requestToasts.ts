let resolveToastsRequested: () => void

/** Resolves once a module that can show a toast has loaded. */
export const toastsRequested = new Promise<void>((resolve) => {
  resolveToastsRequested = resolve
})

/** Called by modules that can show a toast. */
export const requestToasts = (): void => {
  resolveToastsRequested()
}
