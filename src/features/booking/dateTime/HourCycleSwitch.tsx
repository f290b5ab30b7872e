import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/hooks'
import type { HourCycle } from '@/time/hourCycle'
import { hourCycleChosen } from '../bookingSlice'
import { useHourCycle } from '../useHourCycle'

const hourCycles = ['h12', 'h23'] as const satisfies readonly HourCycle[]

/** Switches between times of 12 and of 24 hours. */
export function HourCycleSwitch() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('times_format')}
      value={useHourCycle()}
      sx={{ alignSelf: 'start', marginTop: 2 }}
      onChange={(_event, chosen: HourCycle | null) => {
        // The value is null when the current one is pressed again.
        if (chosen) dispatch(hourCycleChosen(chosen))
      }}
    >
      {hourCycles.map((value) => (
        <ToggleButton key={value} value={value}>
          <span>{t(`times_${value}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
