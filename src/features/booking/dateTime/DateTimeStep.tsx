import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/PageLink'
import { appointmentConfirmed, selectBooking } from '../bookingSlice'
import { useAllowedChoice } from '../dateCheck'
import { StepActions } from '../StepActions'
import { DateTimeForm } from './DateTimeForm'

/** Step 1: choose date, time and time zone. */
export function DateTimeStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const choice = useAllowedChoice(useAppSelector(selectBooking))

  return (
    <DateTimeForm
      choice={choice}
      takenText={t('error_slot_taken')}
      onChoose={dispatch}
      onSubmit={() => dispatch(appointmentConfirmed())}
    >
      <StepActions>
        <ButtonLink page="home" variant="outlined">
          {t('cancel')}
        </ButtonLink>
        <Button type="submit">
          <span>{t('continue')}</span>
        </Button>
      </StepActions>
    </DateTimeForm>
  )
}
