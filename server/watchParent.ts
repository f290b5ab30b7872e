const checkEveryMs = 500

/**
 * Sends this process a SIGTERM when its parent has ended. npm runs a script in a shell, which keeps a
 * signal for itself and dies of it, so the server would go on alone.
 */
export function watchParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, checkEveryMs)
  watch.unref()
}
