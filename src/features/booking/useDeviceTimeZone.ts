import { useMemo } from 'react'
import { getDeviceTimeZone } from '@/time/deviceTime'
import { getCurrentTimeZone } from './domain/renamedTimeZones'
import type { TimeZone } from './domain/types'

/** The zone of the visitor's device when the component was mounted. */
export const useDeviceTimeZone = (): TimeZone =>
  useMemo(() => getCurrentTimeZone(getDeviceTimeZone()), [])
