let wanted = false
const listeners = new Set<() => void>()

/** Somebody is there who may tell the visitor something. */
export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

export const areToastsWanted = (): boolean => wanted

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
