import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import {
  appointmentConfirmed,
  dateChosen,
  selectChosenDate,
  selectChosenTime,
  selectChosenTimeZone,
  slotChosen,
  timeZoneChosen,
} from '../bookingSlice'
import { isBookableNow } from '../domain/businessDays'
import type { IsoDate, TimeOfDay } from '../domain/types'
import { StepActions } from '../StepActions'
import { useDeviceTimeZone } from '../useAppointment'
import { DateTimeFields, DateTimeForm } from './DateTimeFields'

/** Step 1: choose date, time and time zone. */
export function DateTimeStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const chosenDate = useAppSelector(selectChosenDate)
  const chosenTime = useAppSelector(selectChosenTime)
  const deviceTimeZone = useDeviceTimeZone()
  const timeZone = useAppSelector(selectChosenTimeZone) ?? deviceTimeZone
  // A page that stays open overnight can hold a date that is too early by now.
  const date =
    chosenDate && isBookableNow(chosenDate, new Date(), timeZone) ? chosenDate : undefined
  const [incomplete, setIncomplete] = useState(false)
  const isComplete = date !== undefined && chosenTime !== undefined

  const chooseDate = useCallback((chosen: IsoDate) => dispatch(dateChosen(chosen)), [dispatch])
  const chooseTime = useCallback(
    (dateOfSlots: IsoDate | undefined, time: TimeOfDay) => {
      if (selectChosenDate(store.getState()) === dateOfSlots) dispatch(slotChosen(time))
    },
    [store, dispatch],
  )

  return (
    <DateTimeForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) dispatch(appointmentConfirmed())
        else setIncomplete(true)
      }}
    >
      <DateTimeFields
        date={date}
        time={chosenTime}
        timeZone={timeZone}
        onDate={chooseDate}
        onTime={chooseTime}
        onTimeZone={(change) => dispatch(timeZoneChosen(change))}
      />
      <StepActions error={incomplete && !isComplete ? t('error_select_datetime') : undefined}>
        <ButtonLink page="home" variant="outlined">
          {t('cancel')}
        </ButtonLink>
        <Button type="submit">{t('continue')}</Button>
      </StepActions>
    </DateTimeForm>
  )
}
