/** Lets the page answer before going on. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Does one thing after the other, each in a task of its own, so that the page answers in between. What
 * comes before and after has its own, too.
 */
export async function runSequentially(things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    await yieldToMain()
    await thing()
  }
  await yieldToMain()
}
