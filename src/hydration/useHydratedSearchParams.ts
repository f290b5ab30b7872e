import { useLocation } from 'react-router-dom'
import { useClientValue } from './useHydrated'

/**
 * Returns the URL's query. It is empty during hydration, because prerendered HTML has no query; where the URL has
 * none either, nothing renders again after it.
 */
export function useHydratedSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useClientValue(() => search, ''))
}
