import { useSyncExternalStore } from 'react'
import { getCorrection, subscribeToCorrection } from './clock'

/** Returns the correction of the device's clock, and renders again when it changes. */
export const useCorrection = (): number =>
  useSyncExternalStore(subscribeToCorrection, getCorrection, getCorrection)
