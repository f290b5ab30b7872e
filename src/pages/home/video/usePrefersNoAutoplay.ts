import { useClientValue } from '@/hydration/useHydrated'
import { useMediaQuery, usePrefersReducedMotion } from '@/ui/useMediaQuery'

/** The Network Information API, which only some browsers have. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

const isSaveDataOn = () => (navigator as ConnectedNavigator).connection?.saveData === true

/**
 * Whether the visitor prefers reduced motion or data, in which case videos do not play
 * automatically.
 */
export function usePrefersNoAutoplay(): boolean {
  const isSavingData = useClientValue(isSaveDataOn, false)
  const prefersReducedData = useMediaQuery('(prefers-reduced-data: reduce)')
  const prefersReducedMotion = usePrefersReducedMotion()
  return isSavingData || prefersReducedData || prefersReducedMotion
}
