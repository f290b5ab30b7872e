import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCallback, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/time/deviceTime'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { Ticket } from '../AppointmentTicket'
import { choiceSlice, dateChosen, type Choice, type ChoiceAction } from '../choice'
import { useAllowedDate } from '../dateCheck'
import { DateTimeForm } from '../dateTime/DateTimeForm'
import { isBookableToday } from '../domain/businessDays'
import type { Appointment, OwnAppointment } from '../domain/types'
import { StepActions } from '../StepActions'
import { AppointmentComparison } from './AppointmentComparison'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

/** Begins at the day of the appointment, where that can still be booked. */
const getFirstChoice = ({ date, timeZone }: Appointment): Choice => ({
  date: isBookableToday(date, getToday(timeZone)) ? date : undefined,
  timeZone,
})

type ChangeFormProps = Pick<ManagedAppointment, 'failure' | 'showForm' | 'move'> & {
  readonly appointment: OwnAppointment
}

/** Another day and time for an appointment, with the calendar of the booking. */
export function ChangeForm({ appointment, failure, showForm, move }: ChangeFormProps) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const [choice, dispatch] = useReducer(choiceSlice.reducer, appointment, getFirstChoice)
  const [isBusy, setBusy] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const { timeZone = appointment.timeZone } = choice
  const { date, isDateOver } = useAllowedDate(choice.date, timeZone)
  const time = date && choice.time
  const chosen = date && time ? { date, time, timeZone } : undefined

  const choose = useCallback((action: ChoiceAction) => {
    setTaken(false)
    dispatch(action)
  }, [])

  const submit = async (to: Appointment) => {
    if (!isBookableToday(to.date, getToday(to.timeZone))) {
      dispatch(dateChosen(to.date))
      return
    }
    setBusy(true)
    const failed = await move(to)
    setBusy(false)
    if (failed !== 'slotTaken') return
    setTaken(true)
    // It keeps the day and forgets the time.
    dispatch(dateChosen(to.date))
  }

  return (
    <>
      <h2 className="visually-hidden">{t('chosen')}</h2>
      <DateTimeForm
        date={date}
        time={time}
        timeZone={timeZone}
        ownAppointment={appointment}
        takenText={isTaken ? t('error_slot_taken') : undefined}
        isBusy={isBusy}
        onChoose={choose}
        onSubmit={(to) => {
          if (!isBusy) void submit(to)
        }}
      >
        <Stack sx={{ gridColumn: '1 / -1', gap: 3 }}>
          <Ticket
            aria-live="polite"
            sx={({ vars }) => ({ padding: 'var(--space-item)', borderRadius: vars.radius.bubble })}
          >
            <AppointmentComparison
              rows={[
                { label: t('current'), appointment },
                { label: t('chosen'), appointment: chosen },
              ]}
            />
          </Ticket>
          <p role="status" className="visually-hidden">
            {isBusy && t('scheduledemo:processing')}
          </p>
          {isDateOver && !isBusy && (
            <ErrorAlert>
              <p>{t('scheduledemo:error_date_over')}</p>
            </ErrorAlert>
          )}
          <AppointmentErrorAlert title={t('error_change')} failure={failure} />
          <StepActions>
            <Button
              variant="outlined"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) showForm(undefined)
              }}
            >
              <span>{t('keep_time')}</span>
            </Button>
            <Button type="submit" aria-disabled={isBusy}>
              <span>{isBusy ? t('scheduledemo:processing') : t('submit_change')}</span>
            </Button>
          </StepActions>
        </Stack>
      </DateTimeForm>
    </>
  )
}
