import { useEffect } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectAppearance } from '../../ui/uiSlice'

/**
 * Lets the document's colour scheme follow the visitor's choice, and without one the system. The
 * query is read in the effect: while a page is taken over, a render may not know it yet.
 */
export function useColorScheme(): void {
  const appearance = useAppSelector(selectAppearance)

  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    const follow = () => {
      const system = dark.matches ? 'dark' : 'light'
      document.documentElement.dataset.colorScheme = appearance === 'system' ? system : appearance
    }
    follow()
    dark.addEventListener('change', follow)
    return () => {
      dark.removeEventListener('change', follow)
    }
  }, [appearance])
}
