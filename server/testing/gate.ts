/** What waits for `opened` goes on once `open` is called. */
export const createGate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
