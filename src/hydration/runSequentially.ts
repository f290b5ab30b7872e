/** Resolves in a new task, so that the browser can respond to the visitor first. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Runs functions one after the other, each in a task of its own, so that the browser can respond to
 * the visitor in between.
 */
export async function runSequentially(things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    await yieldToMain()
    await thing()
  }
  await yieldToMain()
}
