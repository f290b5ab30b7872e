import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { notify } from '@/ui/notifications/notify'
import { bringIntoView } from '@/ui/scroll'
import type { SlotChoice, ZoneChoice } from '../choice'
import { getEarliestDate, getLatestDate, isBookableNow } from '../domain/businessDays'
import { getMonth } from '../domain/isoDate'
import { formatTimeZone } from '../domain/timeZones'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from '../domain/types'
import { StepError } from '../StepActions'
import { useDeviceTimeZone } from '../useAppointment'
import { useIsNarrow } from '../useIsNarrow'
import { wizardColumns } from '../WizardContainer'
import { Calendar } from './Calendar'
import { FullMonth } from './FullMonth'
import { SlotList } from './SlotList'
import { TimeZonePicker } from './TimeZonePicker'

interface DateTimeFieldsProps {
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay | undefined
  readonly timeZone: TimeZone
  /** What is said where date or time are missing. */
  readonly error: string | undefined
  /** The appointment that the visitor is changing, if there is one. */
  readonly own?: Appointment | undefined
  /** Must be stable. */
  readonly onDate: (date: IsoDate) => void
  /** Must be stable. */
  readonly onTime: (slot: SlotChoice) => void
  readonly onTimeZone: (zone: ZoneChoice) => void
}

/** Calendar, time zone and slots. A date that is not allowed is passed as undefined. */
export function DateTimeFields({
  date,
  time,
  timeZone,
  error,
  own,
  onDate,
  onTime,
  onTimeZone,
}: DateTimeFieldsProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const deviceTimeZone = useDeviceTimeZone()
  const now = new Date()
  const earliest = getEarliestDate(now, timeZone)
  const latest = getLatestDate(now, timeZone)
  // Deferred: the calendar shows the chosen date first, then its slots render.
  const dateOfSlots = useDeferredValue(date)
  const dateErrorId = useId()
  const timeErrorId = useId()

  const isNarrow = useIsNarrow()
  const slots = useRef<HTMLDivElement>(null)
  const times = useRef<HTMLFieldSetElement>(null)
  const chooseDate = useCallback(
    (chosen: IsoDate) => {
      onDate(chosen)
      // The times are below the calendar. A visible focus must not be scrolled out of view.
      if (isNarrow && !document.activeElement?.matches(':focus-visible'))
        bringIntoView(slots.current)
    },
    [onDate, isNarrow],
  )

  const chooseSuggestedDate = useCallback(
    (suggested: IsoDate) => {
      // The button goes, and its focus must not.
      times.current?.focus()
      onDate(suggested)
    },
    [onDate],
  )

  const changeTimeZone = (chosen: TimeZone) => {
    if (chosen === timeZone) return
    const isDateAllowed = date !== undefined && isBookableNow(date, now, chosen)
    onTimeZone({ timeZone: chosen, isDateAllowed })
    const notice = t('timezone_changed', { timezone: formatTimeZone(chosen) })
    notify(isDateAllowed ? `${notice}. ${t('reload_times')}` : notice, 'info')
  }

  return (
    <>
      <Box sx={{ gridArea: 'timeZone' }}>
        <TimeZonePicker
          value={timeZone}
          date={date ?? earliest}
          visitorTimeZone={deviceTimeZone}
          onChange={changeTimeZone}
        />
      </Box>
      <CalendarCard>
        <StepError id={dateErrorId} error={date ? undefined : error} />
        <Calendar
          value={date}
          earliest={earliest}
          latest={latest}
          language={language}
          errorId={error && !date ? dateErrorId : undefined}
          onChange={chooseDate}
          renderNote={(month) =>
            // A chosen day tells by itself whether it is full.
            (date === undefined || month !== getMonth(date)) && (
              <FullMonth
                month={month}
                earliest={earliest}
                timeZone={timeZone}
                onChoose={chooseSuggestedDate}
              />
            )
          }
        />
        <Typography variant="body2" sx={{ marginTop: 2.5, color: 'text.secondary' }}>
          {t('earliest_note')}
        </Typography>
      </CalendarCard>
      <Box ref={slots} sx={{ gridArea: 'slots' }}>
        <StepError id={timeErrorId} error={date ? error : undefined} />
        <SlotList
          ref={times}
          date={dateOfSlots}
          timeZone={timeZone}
          chosen={time}
          own={own}
          errorId={error && date ? timeErrorId : undefined}
          onSuggestedDate={chooseSuggestedDate}
          onChoose={onTime}
        />
      </Box>
    </>
  )
}

/** What gets the focus if it is missing: the calendar's tab stop, or the first available time. */
const focusableDay = '[role=gridcell][tabindex="0"]'
const freeSlot = 'input[type=radio]:not(:disabled)'

const shownError = '[role=alert]:not(:empty)'

/**
 * Focuses what is missing, the date or, where that is chosen, the time. Its error stands above it,
 * and comes into view once it is rendered.
 */
export function focusMissingField(form: HTMLElement, date: IsoDate | undefined): void {
  form.querySelector<HTMLElement>(date ? freeSlot : focusableDay)?.focus()
  requestAnimationFrame(() => {
    bringIntoView(form.querySelector<HTMLElement>(shownError), 'nearest')
  })
}

/** The form around `DateTimeFields`. What follows them spans its columns. */
export const DateTimeForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 72px)',
  gridTemplate: `'timeZone' 'calendar' 'slots' / minmax(0, 1fr)`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: `'calendar timeZone' auto 'calendar slots' 1fr / ${wizardColumns}`,
  },
}))

const CalendarCard = styled(Card)(({ theme }) => ({
  gridArea: 'calendar',
  alignSelf: 'start',
  padding: 'clamp(16px, 3vw, 36px)',
  borderRadius: theme.vars.radius.bubble,
}))
