import { useDetectedCountry } from './useDetectedCountry'

/** Puts the visitor's own country code into the form around it, as long as it stands there. */
export function DetectedCountry() {
  useDetectedCountry()
  return null
}
