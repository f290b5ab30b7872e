/** Lets the page answer before going on. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Does one thing after the other, each in a task of its own, so that the page answers in between. What
 * comes before and after has its own, too.
 */
export async function inTurn(things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    await nextTask()
    await thing()
  }
  await nextTask()
}
