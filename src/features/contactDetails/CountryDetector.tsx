import { useDetectedCountry } from './useDetectedCountry'

/** `useDetectedCountry` as a component, for a form that loads it later. */
export function CountryDetector({ isBusy }: { readonly isBusy: boolean }) {
  useDetectedCountry(isBusy)
  return null
}
