import { useSearchParams } from 'react-router-dom'
import { useHydrated } from './useHydrated'

const none = new URLSearchParams()

/** The query of the address; empty while a prerendered page, which knows none, is taken over. */
export function useHydratedSearchParams(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}
