import { useEffect, type RefObject } from 'react'

/**
 * Closes an open element when the visitor clicks or moves the focus outside of it, or presses
 * Escape. After Escape, the focus returns to the element inside `container` that matches `opener`.
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  { open, opener, close }: { open: boolean; opener: string; close: () => void },
): void {
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      const inside = event.target instanceof Node && container.current?.contains(event.target)
      if (!inside) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      container.current?.querySelector<HTMLElement>(opener)?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [container, open, opener, close])
}
