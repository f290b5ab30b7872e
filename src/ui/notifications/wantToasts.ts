let announce: () => void

/** Resolves once a module that can show a toast has loaded. */
export const toastsWanted = new Promise<void>((resolve) => {
  announce = resolve
})

/** Called by modules that can show a toast. */
export const wantToasts = (): void => {
  announce()
}
