import { useSearchParams } from 'react-router-dom'
import { useHydrated } from './useHydrated'

const none = new URLSearchParams()

/** Returns the URL's query. It is empty during hydration, because prerendered HTML has no query. */
export function useHydratedSearchParams(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}
