import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs an action, or delays it until the current press (mouse or finger)
 * ends. If an element moves between press and release, for example because an error appears above
 * it, browsers drop the click.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  const postponed = useRef<() => void>(undefined)

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click event follows the release in the same task.
      if (postponed.current) setTimeout(postponed.current)
      postponed.current = undefined
    }
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    document.addEventListener('dragend', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
      document.removeEventListener('dragend', release, true)
    }
  }, [])

  return useCallback((action) => {
    if (isPressed.current) postponed.current = action
    else action()
  }, [])
}
