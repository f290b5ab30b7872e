let announce: () => void

/** Resolves once somebody is there who may tell the visitor something. */
export const toastsWanted = new Promise<void>((resolve) => {
  announce = resolve
})

/** Somebody is there who may tell the visitor something. */
export const wantToasts = (): void => {
  announce()
}
