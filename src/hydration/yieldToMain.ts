/** Resolves in a new task, so that the browser can respond to the visitor first. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))
