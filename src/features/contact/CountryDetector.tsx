import { useServices } from '@/store/useServices'
import { useDetectedCountry } from '../contactDetails'

/**
 * Detects the visitor's country. A component, so that the form renders it in the browser alone: documents
 * have the form, too.
 */
export function CountryDetector({ isBusy }: { readonly isBusy: boolean }) {
  useServices()
  useDetectedCountry(isBusy)
  return null
}
