/** Milliseconds that a file may take to come before it counts as lost. */
export const patienceMs = 15_000

/** Milliseconds before what was lost twice is requested for the last time. */
export const pauseMs = 2000

/** The name of webpack's error for a chunk that is lost; content documents use it as well. */
const lostName = 'ChunkLoadError'

/** Something that the site needs could not be loaded, though it was requested three times. */
export const createLoadError = (message: string) =>
  Object.assign(new Error(message), { name: lostName })

/** Whether an error means that something was not loaded, and not that the site has a fault. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === lostName

/** Resolves after so many milliseconds. */
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls `load` until it resolves, up to three times: again at once, then after a pause. */
export const retry = <Result>(load: () => Promise<Result>): Promise<Result> =>
  load()
    .catch(load)
    .catch(async () => {
      await wait(pauseMs)
      return load()
    })

/** Resolves in a new task, so that the browser can respond to the visitor first. */
export const yieldToMain = () => wait(0)
