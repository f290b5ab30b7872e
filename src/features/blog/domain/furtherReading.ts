/**
 * What to read after an item of a list, newest first: those that follow it, and after the last one
 * the first again, so that no item is left out of every such list.
 */
export function furtherReading<Id>(all: readonly Id[], current: Id, count: number): Id[] {
  const at = all.indexOf(current)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, count)
}
