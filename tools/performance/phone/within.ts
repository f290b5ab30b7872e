/** What a promise is answered with; undefined where that takes longer than so many milliseconds. */
export const within = <Value>(promise: Promise<Value>, milliseconds: number) =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, milliseconds, undefined)
    }),
  ])
