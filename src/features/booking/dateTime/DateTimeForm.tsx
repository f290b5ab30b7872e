import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterHydration } from '@/hydration/AfterHydration'
import { PrerenderedForm } from '@/hydration/PrerenderedForm'
import { FormError } from '@/ui/FormError'
import { LoadBoundary } from '@/ui/LoadBoundary'
import { bringIntoView } from '@/ui/scroll'
import { matchesMedia } from '@/ui/useMediaQuery'
import { dateChosen, timeZoneChosen, type ChoiceAction, type ZoneChoice } from '../choice'
import { useToday } from '../dateCheck'
import { getEarliestDate, getLatestDate } from '../domain/businessDays'
import { getMonth } from '../domain/isoDate'
import type { Appointment, IsoDate, OwnAppointment, TimeOfDay, TimeZone } from '../domain/types'
import { Calendar, CalendarSkeleton } from './Calendar'
import styles from './dateTime.module.css'
import { FullMonth, TimeZoneField } from './lazyParts'
import { SlotList } from './SlotList'

interface DateTimeFormProps {
  /** Undefined also if the chosen date is not allowed. */
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay | undefined
  readonly timeZone: TimeZone
  /** The appointment that the visitor is changing, if there is one. */
  readonly ownAppointment?: OwnAppointment | undefined
  /** Says that the chosen time has been taken meanwhile; leads back to the times. */
  readonly takenText?: string | undefined
  /** While a choice is being sent it cannot be changed. */
  readonly isBusy?: boolean
  /** Must be the same function in every render, because the slots are memoized. */
  readonly onChoose: (action: ChoiceAction) => void
  /** Called once date and time are chosen. */
  readonly onSubmit: (appointment: Appointment) => void
  /** What follows the fields, over the whole width. */
  readonly children: ReactNode
}

export function DateTimeForm({
  date,
  time,
  timeZone,
  ownAppointment,
  takenText,
  isBusy = false,
  onChoose,
  onSubmit,
  children,
}: DateTimeFormProps) {
  const { t } = useTranslation('scheduledemo')
  const today = useToday(timeZone)
  const earliest = getEarliestDate(today)
  const latest = getLatestDate(today)
  const dateErrorId = useId()
  const timeErrorId = useId()

  const [isIncomplete, setIsIncomplete] = useState(false)
  const appointment = date && time ? { date, time, timeZone } : undefined
  const missing = isIncomplete ? t('error_select_datetime') : undefined
  const error = appointment ? undefined : (takenText ?? missing)

  const { breakpoints } = useTheme()
  const narrow = breakpoints.down('md')
  const medium = breakpoints.between('md', 'lg')
  const isNarrow = () => matchesMedia(narrow)
  const calendar = useRef<HTMLDivElement>(null)
  const slots = useRef<HTMLDivElement>(null)
  const times = useRef<HTMLFieldSetElement>(null)
  const choose = useCallback(
    (action: ChoiceAction) => {
      setIsIncomplete(false)
      onChoose(action)
    },
    [onChoose],
  )

  const chooseDate = (chosen: IsoDate) => {
    choose(dateChosen(chosen))
    // The times are below the calendar. A visible focus must not be scrolled out of view.
    if (isNarrow() && !document.activeElement?.matches(':focus-visible'))
      bringIntoView(slots.current)
  }

  const isTaken = takenText !== undefined
  useEffect(() => {
    if (!isTaken) return
    times.current?.focus({ preventScroll: true })
    // Above a toast at the bottom, and below one at the top. On a tablet a toast would cover the form's buttons.
    bringIntoView(matchesMedia(medium) ? (times.current?.form ?? null) : slots.current, 'end')
  }, [isTaken, medium])

  const changeTimeZone = (zone: ZoneChoice, isByPointer: boolean) => {
    choose(timeZoneChosen(zone))
    // By keyboard, the focus must not be scrolled out of view.
    if (!isByPointer || !isNarrow()) return
    // After the picker has given the focus back.
    requestAnimationFrame(() => {
      bringIntoView(zone.isDateAllowed ? slots.current : calendar.current)
    })
  }

  return (
    <PrerenderedForm
      name="booking"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (appointment) {
          // Enter in a time submits, too; there the focus would be lost while the fields are inert.
          event.submitter?.focus({ preventScroll: true })
          onSubmit(appointment)
          return
        }
        setIsIncomplete(true)
        focusMissingField(event.currentTarget, date)
      }}
    >
      {/* What is confirmed is what was sent (requirements R45). */}
      <div inert={isBusy} className={styles.fields}>
        <LoadBoundary>
          <Stack sx={{ gap: 0.5 }}>
            {/* The picker's button has a name of its own. */}
            <Typography variant="body2" aria-hidden sx={{ fontWeight: 'fontWeightMedium' }}>
              {t('timezone')}
            </Typography>
            <AfterHydration fallback={<Skeleton sx={{ height: 48 }} />}>
              <TimeZoneField
                value={timeZone}
                chosenDate={date}
                earliest={earliest}
                onChange={changeTimeZone}
              />
            </AfterHydration>
          </Stack>
          <Card ref={calendar} className={styles.calendar}>
            <FormError id={dateErrorId} error={date ? undefined : error} />
            <AfterHydration fallback={<CalendarSkeleton />}>
              <Calendar
                value={date}
                earliest={earliest}
                latest={latest}
                errorId={error && !date ? dateErrorId : undefined}
                onSelect={chooseDate}
                renderNote={(month) =>
                  // If a day of this month is chosen, its list of times already shows whether it is full.
                  (date === undefined || month !== getMonth(date)) && (
                    <Suspense>
                      <FullMonth
                        month={month}
                        earliest={earliest}
                        timeZone={timeZone}
                        ownAppointment={ownAppointment}
                        onChoose={choose}
                      />
                    </Suspense>
                  )
                }
              />
            </AfterHydration>
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2.5 }}>
              {t('earliest_note')}
            </Typography>
          </Card>
          <div ref={slots}>
            <FormError id={timeErrorId} error={date ? error : undefined} />
            <SlotList
              ref={times}
              date={date}
              timeZone={timeZone}
              chosen={time}
              ownAppointment={ownAppointment}
              errorId={error && date ? timeErrorId : undefined}
              onChoose={choose}
            />
          </div>
        </LoadBoundary>
      </div>
      {children}
    </PrerenderedForm>
  )
}

/** Selectors of the elements that get the focus if the date or the time is missing. */
const focusableDay = '[role=gridcell][tabindex="0"]'
const freeSlot = 'input[type=radio]:not(:disabled)'

const shownError = '[role=alert]:not(:empty)'

/**
 * Focuses the calendar if the date is missing, otherwise the first free time. The error message stands
 * above the focused element, so it is scrolled into view once it is rendered.
 */
function focusMissingField(form: HTMLElement, date: IsoDate | undefined): void {
  form.querySelector<HTMLElement>(date ? freeSlot : focusableDay)?.focus()
  requestAnimationFrame(() => {
    bringIntoView(form.querySelector<HTMLElement>(shownError), 'nearest')
  })
}
