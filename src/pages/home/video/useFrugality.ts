import { useClientValue } from '../../../hydration/useClientValue'
import { useMediaQuery, usePrefersReducedMotion } from '../../../ui/useMediaQuery'

/** What browsers that know the connection tell of it. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean }
}

const savesData = () => (navigator as ConnectedNavigator).connection?.saveData === true

/** Whether the visitor asked for less motion or for less data: nothing plays by itself then. */
export function useDataSaver(): boolean {
  const saving = useClientValue(savesData, false)
  const reducedData = useMediaQuery('(prefers-reduced-data: reduce)')
  const still = usePrefersReducedMotion()
  return saving || reducedData || still
}
