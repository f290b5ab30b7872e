import { useClientValue } from '@/hydration/useHydrated'
import { getDeviceLanguages } from '@/i18n/deviceLanguages'
import { defaultHourCycle, formatTime } from '@/i18n/format'
import { memoizeByKey } from '@/i18n/memoizeByKey'
import { useTextLanguage } from '@/i18n/useContent'
import type { Language } from '@/site/language'
import { useAppSelector } from '@/store/hooks'
import type { HourCycle } from '@/time/deviceTime'
import { selectHourCycle } from './bookingSlice'
import type { TimeOfDay } from './domain/types'

const getHourCycle = memoizeByKey((locale: string): HourCycle => {
  const parts = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).formatToParts(0)
  return parts.some(({ type }) => type === 'dayPeriod') ? 'h12' : 'h23'
})

/**
 * How the visitor's device writes times: in the first of its locales that has this language, which
 * tells the region, such as `en-GB`.
 */
const getDeviceHourCycle = (language: Language): HourCycle =>
  getHourCycle(
    getDeviceLanguages(navigator).find((tag) => tag.split('-')[0] === language) ?? language,
  )

/** 12 or 24 hours: what the visitor chose, else what their device uses (requirements R55). */
export function useHourCycle(): HourCycle {
  const language = useTextLanguage()
  const ofDevice = useClientValue(() => getDeviceHourCycle(language), defaultHourCycle[language])
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
