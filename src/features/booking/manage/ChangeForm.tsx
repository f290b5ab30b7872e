import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCallback, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBookableNow } from '../domain/businessDays'
import type { Appointment, IsoDate, TimeOfDay } from '../domain/types'
import {
  DateTimeFields,
  DateTimeForm,
  focusMissingField,
  type ZoneChange,
} from '../dateTime/DateTimeFields'
import { StepActions } from '../StepActions'
import { AppointmentComparison } from './AppointmentComparison'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

interface Choice {
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay | undefined
  readonly timeZone: string
}

type ChoiceEvent =
  | { readonly type: 'dateChosen'; readonly date: IsoDate }
  | { readonly type: 'slotChosen'; readonly date: IsoDate | undefined; readonly time: TimeOfDay }
  | ({ readonly type: 'timeZoneChosen' } & ZoneChange)
  | { readonly type: 'slotTaken' }

function reduceChoice(choice: Choice, event: ChoiceEvent): Choice {
  switch (event.type) {
    case 'dateChosen':
      return { ...choice, date: event.date, time: undefined }
    case 'slotChosen':
      // The slots may be those of the date that was chosen before.
      return event.date === choice.date ? { ...choice, time: event.time } : choice
    case 'timeZoneChosen': {
      const date = event.isDateAllowed ? choice.date : undefined
      return { date, time: undefined, timeZone: event.timeZone }
    }
    case 'slotTaken':
      return { ...choice, time: undefined }
  }
}

const isAllowed = ({ date, timeZone }: Choice) =>
  date !== undefined && isBookableNow(date, new Date(), timeZone)

/** Begins at the day of the appointment, where that can still be booked. */
const getFirstChoice = ({ date, timeZone }: Appointment): Choice => ({
  date: isAllowed({ date, time: undefined, timeZone }) ? date : undefined,
  time: undefined,
  timeZone,
})

type ChangeFormProps = Pick<ManagedAppointment, 'failure' | 'choose' | 'move'> & {
  readonly appointment: Appointment
}

/** Another day and time for an appointment, with the calendar of the booking. */
export function ChangeForm({ appointment, failure, choose, move }: ChangeFormProps) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const [choice, change] = useReducer(reduceChoice, appointment, getFirstChoice)
  const [isBusy, setBusy] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const { timeZone } = choice
  // A page that stays open overnight can hold a date that is too early by now.
  const date = isAllowed(choice) ? choice.date : undefined
  const time = date && choice.time
  const chosen = date && time ? { date, time, timeZone } : undefined

  const chooseDate = useCallback((next: IsoDate) => {
    change({ type: 'dateChosen', date: next })
  }, [])
  const chooseTime = useCallback((dateOfSlots: IsoDate | undefined, next: TimeOfDay) => {
    change({ type: 'slotChosen', date: dateOfSlots, time: next })
  }, [])

  const submit = async (to: Appointment) => {
    setBusy(true)
    const failed = await move(to)
    setBusy(false)
    if (failed === 'slotTaken') change({ type: 'slotTaken' })
  }

  return (
    <DateTimeForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && isAllowed(chosen)) {
          if (!isBusy) void submit(chosen)
          return
        }
        setIncomplete(true)
        focusMissingField(event.currentTarget, date)
      }}
    >
      <h2 className="visually-hidden">{t('chosen')}</h2>
      {/* What is confirmed is what was sent (requirements R45). */}
      <Box inert={isBusy} sx={{ display: 'contents' }}>
        <DateTimeFields
          date={date}
          time={time}
          timeZone={timeZone}
          error={incomplete && !chosen ? t('scheduledemo:error_select_datetime') : undefined}
          own={appointment}
          onDate={chooseDate}
          onTime={chooseTime}
          onTimeZone={(zone) => {
            change({ type: 'timeZoneChosen', ...zone })
          }}
        />
      </Box>
      <Stack sx={{ gridColumn: '1 / -1', gap: 3 }}>
        <div aria-live="polite">
          <AppointmentComparison
            rows={[
              { label: t('current'), appointment },
              { label: t('chosen'), appointment: chosen },
            ]}
          />
        </div>
        <AppointmentErrorAlert title={t('error_change')} failure={failure} />
        <StepActions>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => {
              choose(undefined)
            }}
          >
            {t('keep_time')}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('scheduledemo:processing') : t('submit_change')}
          </Button>
        </StepActions>
      </Stack>
    </DateTimeForm>
  )
}
