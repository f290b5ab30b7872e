import { useClientValue } from '@/hydration/useHydrated'
import { getDeviceHourCycle } from '@/i18n/deviceHourCycle'
import { getDeviceLanguages } from '@/i18n/deviceLanguages'
import { defaultHourCycle, formatTime } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { useAppSelector } from '@/store/hooks'
import type { HourCycle } from '@/time/deviceTime'
import { selectHourCycle } from './bookingSlice'
import type { TimeOfDay } from './domain/types'

/** 12 or 24 hours: what the visitor chose, else what their device uses (requirements R55). */
export function useHourCycle(): HourCycle {
  const language = useTextLanguage()
  const ofDevice = useClientValue(
    () => getDeviceHourCycle(getDeviceLanguages(navigator), language),
    defaultHourCycle[language],
  )
  return useAppSelector(selectHourCycle) ?? ofDevice
}

/** Returns a function that writes a time in the visitor's language and hour cycle. */
export function useFormatTime(): (time: TimeOfDay) => string {
  const language = useTextLanguage()
  const hourCycle = useHourCycle()
  return (time) => formatTime(time, language, hourCycle)
}

/** Like `useFormatTime`, for text that may need several lines: none begins with AM or PM. */
export function useFormatInlineTime(): (time: TimeOfDay) => string {
  const formatTime = useFormatTime()
  return (time) => formatTime(time).replace(' ', '\u00a0')
}
