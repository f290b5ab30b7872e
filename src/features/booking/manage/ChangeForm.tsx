import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Ticket } from '../AppointmentTicket'
import { choiceRefused, choiceSlice, type Choice } from '../choice'
import { isBookableNow, useAllowedChoice } from '../dateCheck'
import { DateTimeForm } from '../dateTime/DateTimeForm'
import type { Appointment, OwnAppointment } from '../domain/types'
import { StepActions } from '../StepActions'
import { AppointmentComparison } from './AppointmentComparison'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

/** Begins at the day of the appointment, where that can still be booked. */
const getFirstChoice = (appointment: Appointment): Choice => ({
  date: isBookableNow(appointment) ? appointment.date : undefined,
  timeZone: appointment.timeZone,
})

type ChangeFormProps = Pick<ManagedAppointment, 'failure' | 'showForm' | 'move'> & {
  readonly appointment: OwnAppointment
}

/** Another day and time for an appointment, with the calendar of the booking. */
export function ChangeForm({ appointment, failure, showForm, move }: ChangeFormProps) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const [choice, dispatch] = useReducer(choiceSlice.reducer, appointment, getFirstChoice)
  const [isBusy, setBusy] = useState(false)
  const allowed = useAllowedChoice(choice)

  const submit = async (chosen: Appointment) => {
    setBusy(true)
    const failed = await move(chosen)
    setBusy(false)
    if (failed === 'slotTaken') dispatch(choiceRefused('taken'))
  }

  return (
    <>
      <h2 className="visually-hidden">{t('chosen')}</h2>
      <DateTimeForm
        choice={allowed}
        ownAppointment={appointment}
        takenText={t('error_slot_taken')}
        isBusy={isBusy}
        onChoose={dispatch}
        onSubmit={(chosen) => void submit(chosen)}
      >
        <Stack sx={{ gridColumn: '1 / -1', gap: 3 }}>
          <Ticket
            aria-live="polite"
            sx={({ vars }) => ({ padding: 'var(--space-item)', borderRadius: vars.radius.bubble })}
          >
            <AppointmentComparison
              rows={[
                { label: t('current'), appointment },
                { label: t('chosen'), appointment: allowed.appointment },
              ]}
            />
          </Ticket>
          <p role="status" className="visually-hidden">
            {isBusy && t('scheduledemo:processing')}
          </p>
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
