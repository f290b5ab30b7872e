import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/hooks'
import { hourCycleChosen } from '../bookingSlice'
import { useHourCycle } from '../useHourCycle'

/** Switches between times of 12 and of 24 hours. */
export function HourCycleButton() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const other = useHourCycle() === 'h12' ? 'h23' : 'h12'
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ alignSelf: 'start', marginTop: 2 }}
      onClick={() => dispatch(hourCycleChosen(other))}
    >
      {t(`times_${other}`)}
    </Button>
  )
}
