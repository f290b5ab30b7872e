/** Resolves in a new task, so that the browser can respond to the visitor first. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Runs functions one after the other, each in a task of its own, so that the browser can respond to
 * the visitor in between.
 */
export async function runSequentially(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) {
    await yieldToMain()
    await task()
  }
  await yieldToMain()
}
