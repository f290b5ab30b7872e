import { useServices } from '@/store/useServices'
import { useDetectedCountry } from '../contactDetails'

/** Detects the visitor's country, which only a browser can: a component, because documents have the form. */
export function CountryDetector({ isBusy }: { readonly isBusy: boolean }) {
  useServices()
  useDetectedCountry(isBusy)
  return null
}
