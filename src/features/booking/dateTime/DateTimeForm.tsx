import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { AfterHydration } from '@/hydration/AfterHydration'
import { PrerenderedForm } from '@/hydration/PrerenderedForm'
import { FormError } from '@/ui/FormError'
import { LoadBoundary } from '@/ui/LoadBoundary'
import { bringIntoView, ignoreSecondClick } from '@/ui/scroll'
import { matchesMedia } from '@/ui/useMediaQuery'
import { choiceRefused, dateChosen, timeZoneChosen, type ChoiceAction } from '../choice'
import { isBookableNow, type AllowedChoice } from '../dateCheck'
import { getEarliestDate, getLatestDate } from '../domain/businessDays'
import { getMonth } from '../domain/isoDate'
import type { Appointment, IsoDate, OwnAppointment, TimeZone } from '../domain/types'
import { Calendar, CalendarSkeleton } from './Calendar'
import styles from './dateTime.module.css'
import { FullMonth, TimeZoneField } from './lazyParts'
import { SlotList } from './SlotList'

interface DateTimeFormProps {
  readonly choice: AllowedChoice
  /** The appointment that the visitor is changing, if there is one. */
  readonly ownAppointment?: OwnAppointment | undefined
  /** Says that the chosen time has been taken meanwhile, and what to do. */
  readonly takenText: string
  /** While a choice is being sent it cannot be changed. */
  readonly isBusy?: boolean
  /** Must be the same function in every render, because the slots are memoized. */
  readonly onChoose: (action: ChoiceAction) => void
  /** Called with a date and a time that can be booked. */
  readonly onSubmit: (appointment: Appointment) => void
  /** What follows the fields, over the whole width. */
  readonly children: ReactNode
}

export function DateTimeForm({
  choice: { chosenDate, date, timeZone, today, appointment, problem },
  ownAppointment,
  takenText,
  isBusy = false,
  onChoose,
  onSubmit,
  children,
}: DateTimeFormProps) {
  const { t } = useTranslation('scheduledemo')
  const earliest = getEarliestDate(today)
  const latest = getLatestDate(today)
  const dateErrorId = useId()
  const timeErrorId = useId()
  const errors = {
    missing: t('error_select_datetime'),
    over: t('error_date_over'),
    taken: takenText,
  }
  const error = problem && !isBusy ? errors[problem] : undefined

  const { breakpoints } = useTheme()
  const narrow = breakpoints.down('md')
  const medium = breakpoints.between('md', 'lg')
  const isNarrow = () => matchesMedia(narrow)
  const calendar = useRef<HTMLDivElement>(null)
  const slots = useRef<HTMLDivElement>(null)
  const times = useRef<HTMLFieldSetElement>(null)

  const chooseDate = (chosen: IsoDate) => {
    // At once: an error that goes while the page scrolls would move the times below the header.
    flushSync(() => {
      onChoose(dateChosen(chosen))
    })
    // The times are below the calendar. A visible focus must not be scrolled out of view.
    if (isNarrow() && !document.activeElement?.matches(':focus-visible'))
      bringIntoView(slots.current)
  }

  const isOver = problem === 'over' && !isBusy
  const isTaken = problem === 'taken'
  const wasOver = useRef(isOver)
  useEffect(() => {
    const becomesOver = isOver && !wasOver.current
    wasOver.current = isOver
    const form = calendar.current?.closest('form')
    if (!form) return
    const { activeElement, body } = document
    const isInForm = form.contains(activeElement)
    // Not for a visitor who has the focus elsewhere, or none and reads another part of the page.
    if (becomesOver && (isInForm || (activeElement === body && isOnScreen(form)))) showError(form)
    if (!isInForm || !isTaken) return
    times.current?.focus({ preventScroll: true })
    // Above a toast at the bottom, and below one at the top. On a tablet a toast would cover the form's buttons.
    bringIntoView(matchesMedia(medium) ? form : slots.current, 'end')
  }, [isOver, isTaken, medium])

  const changeTimeZone = (chosen: TimeZone, isByPointer: boolean) => {
    onChoose(timeZoneChosen(chosen))
    // By keyboard, the focus must not be scrolled out of view.
    if (!isByPointer || !isNarrow()) return
    const isDateShown = isBookableNow({ date: chosenDate, timeZone: chosen })
    // After the picker has given the focus back.
    requestAnimationFrame(() => {
      bringIntoView(isDateShown ? slots.current : calendar.current)
    })
  }

  return (
    <PrerenderedForm
      name="booking"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (appointment && isBookableNow(appointment)) {
          // Enter in a time submits, too; there the focus would be lost while the fields are inert.
          event.submitter?.focus({ preventScroll: true })
          onSubmit(appointment)
          return
        }
        flushSync(() => {
          onChoose(choiceRefused('missing'))
        })
        // The calendar if the date is missing, otherwise the first free time.
        event.currentTarget.querySelector<HTMLElement>(invalidField)?.focus()
        showError(event.currentTarget)
        // A second click could fall on a day or a time.
        ignoreSecondClick()
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
                chosenDate={chosenDate}
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
                        onChoose={onChoose}
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
              chosen={appointment?.time}
              ownAppointment={ownAppointment}
              errorId={error && date ? timeErrorId : undefined}
              onChoose={onChoose}
            />
          </div>
        </LoadBoundary>
      </div>
      {children}
    </PrerenderedForm>
  )
}

const invalidField = '[role=gridcell][aria-invalid=true], [aria-invalid=true] :enabled'
const shownError = '[role=alert]:not(:empty)'

const showError = (form: HTMLElement) => {
  bringIntoView(form.querySelector<HTMLElement>(shownError), 'nearest')
}

const isOnScreen = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
