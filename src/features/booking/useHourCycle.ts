import { useClientValue } from '@/hydration/useHydrated'
import { getDeviceHourCycle } from '@/i18n/deviceHourCycle'
import { defaultHourCycle, formatTime } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import type { HourCycle } from '@/time/deviceTime'
import { selectHourCycle } from './bookingSlice'
import type { TimeOfDay } from './domain/types'

/** 12 or 24 hours: what the visitor chose, else what their device uses (requirements R9). */
export function useHourCycle(): HourCycle {
  const language = useAppSelector(selectLanguage)
  const ofDevice = useClientValue(() => getDeviceHourCycle(language), defaultHourCycle[language])
  return useAppSelector(selectHourCycle) ?? ofDevice
}

/** Returns a function that writes a time in the visitor's language and hour cycle. */
export function useFormatTime(): (time: TimeOfDay) => string {
  const language = useAppSelector(selectLanguage)
  const hourCycle = useHourCycle()
  return (time) => formatTime(time, language, hourCycle)
}
