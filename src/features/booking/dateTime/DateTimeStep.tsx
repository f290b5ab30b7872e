import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { notify } from '@/ui/notifications/notify'
import { bringIntoView } from '@/ui/scroll'
import {
  appointmentConfirmed,
  dateChosen,
  selectChosenDate,
  selectChosenTimeZone,
  selectIsDateOver,
  timeZoneChosen,
} from '../bookingSlice'
import { getEarliestDate, getLatestDate, isBookable } from '../domain/businessDays'
import { formatTimeZone } from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'
import { StepActions } from '../StepActions'
import { useAppointment, useDeviceTimeZone } from '../useAppointment'
import { useIsNarrow } from '../useIsNarrow'
import { Calendar } from './Calendar'
import { SlotList } from './SlotList'
import { TimeZonePicker } from './TimeZonePicker'

/** Step 1: choose date, time and time zone. */
export function DateTimeStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const chosenDate = useAppSelector(selectChosenDate)
  const deviceTimeZone = useDeviceTimeZone()
  const timeZone = useAppSelector(selectChosenTimeZone) ?? deviceTimeZone
  const chosenAppointment = useAppointment()
  const now = new Date()
  const earliest = getEarliestDate(now, timeZone)
  const latest = getLatestDate(now, timeZone)
  // A page that stays open overnight can hold a date that is too early by now.
  const date = chosenDate && isBookable(chosenDate, earliest, latest) ? chosenDate : undefined
  const appointment = date ? chosenAppointment : undefined
  // Deferred: the calendar shows the chosen date first, then its slots render.
  const dateOfSlots = useDeferredValue(date)
  const [incomplete, setIncomplete] = useState(false)
  const isDateOver = useAppSelector(selectIsDateOver)

  const isNarrow = useIsNarrow()
  const slots = useRef<HTMLDivElement>(null)
  const chooseDate = useCallback(
    (chosen: IsoDate) => {
      dispatch(dateChosen(chosen))
      // The times are below the calendar. A visible focus must not be scrolled out of view.
      if (isNarrow && !document.activeElement?.matches(':focus-visible'))
        bringIntoView(slots.current)
    },
    [dispatch, isNarrow],
  )
  const changeTimeZone = (chosen: TimeZone) => {
    if (chosen === timeZone) return
    const isDateAllowed =
      date !== undefined &&
      isBookable(date, getEarliestDate(now, chosen), getLatestDate(now, chosen))
    dispatch(timeZoneChosen({ timeZone: chosen, isDateAllowed }))
    const notice = t('timezone_changed', { timezone: formatTimeZone(chosen) })
    notify(isDateAllowed ? `${notice}. ${t('reload_times')}` : notice, 'info')
  }

  return (
    <>
      {isDateOver && (
        <Box sx={{ marginBottom: 3 }}>
          <ErrorAlert>{t('error_date_over')}</ErrorAlert>
        </Box>
      )}
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (appointment) dispatch(appointmentConfirmed())
          else setIncomplete(true)
        }}
      >
        <Box sx={{ gridArea: 'timeZone' }}>
          <TimeZonePicker
            value={timeZone}
            date={date ?? earliest}
            visitorTimeZone={deviceTimeZone}
            onChange={changeTimeZone}
          />
        </Box>
        <CalendarCard>
          <Calendar
            value={date}
            earliest={earliest}
            latest={latest}
            language={language}
            onChange={chooseDate}
          />
          <Typography variant="body2" sx={{ marginTop: 2.5, color: 'text.secondary' }}>
            {t('earliest_note')}
          </Typography>
        </CalendarCard>
        <Box ref={slots} sx={{ gridArea: 'slots' }}>
          <SlotList date={dateOfSlots} timeZone={timeZone} />
        </Box>
        <StepActions error={incomplete && !appointment ? t('error_select_datetime') : undefined}>
          <ButtonLink page="home" variant="outlined">
            {t('cancel')}
          </ButtonLink>
          <Button type="submit">{t('continue')}</Button>
        </StepActions>
      </Form>
    </>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 72px)',
  gridTemplate: `'timeZone' 'calendar' 'slots' / minmax(0, 1fr)`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: `'calendar timeZone' auto 'calendar slots' 1fr / minmax(0, 7fr) minmax(0, 5fr)`,
  },
}))

const CalendarCard = styled(Card)(({ theme }) => ({
  gridArea: 'calendar',
  alignSelf: 'start',
  padding: 'clamp(16px, 3vw, 36px)',
  borderRadius: theme.vars.radius.bubble,
}))
