import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/PageLink'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { appointmentConfirmed, selectChosenTime } from '../bookingSlice'
import { useDateAndZone } from '../dateCheck'
import { StepActions } from '../StepActions'
import { DateTimeForm } from './DateTimeForm'

/** Step 1: choose date, time and time zone. */
export function DateTimeStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const time = useAppSelector(selectChosenTime)
  const { date, isDateOver, timeZone } = useDateAndZone()

  return (
    <>
      {isDateOver && (
        <Box sx={{ marginBottom: 3 }}>
          <ErrorAlert>
            <p>{t('error_date_over')}</p>
          </ErrorAlert>
        </Box>
      )}
      <DateTimeForm
        date={date}
        time={time}
        timeZone={timeZone}
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
    </>
  )
}
