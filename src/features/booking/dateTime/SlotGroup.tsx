import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Slot, TimeOfDay } from '../domain/types'
import { useFormatTime } from '../useHourCycle'

interface SlotGroupProps {
  readonly slots: readonly Slot[]
  readonly chosen: TimeOfDay | undefined
  /** Id of the error while a time is missing. */
  readonly errorId: string | undefined
  readonly onSelect: (time: TimeOfDay) => void
}

/** The layout of the slots. */
export const slotGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
} as const

/** The slots of a day as a radio group. Taken slots are shown, but cannot be chosen. */
export function SlotGroup({ slots, chosen, errorId, onSelect }: SlotGroupProps) {
  const { t } = useTranslation('scheduledemo')
  const formatTime = useFormatTime()

  return (
    <RadioGroup
      name="slot"
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      value={chosen ?? null}
      onChange={(_event, time) => {
        onSelect(time)
      }}
      sx={slotGrid}
    >
      {slots.map(({ time, available, isOwn }) => {
        const label = formatTime(time)
        const name = available ? label : t(isOwn ? 'time_yours' : 'time_taken', { time: label })
        return (
          <SlotLabel
            key={time}
            value={time}
            disabled={!available}
            disableTypography
            control={
              <HiddenRadio icon={noIcon} checkedIcon={noIcon} slotProps={getInputProps(name)} />
            }
            label={
              <span>
                <span>{label}</span>
                {!available && <small>{t(isOwn ? 'yours' : 'taken')}</small>}
              </span>
            }
          />
        )
      })}
    </RadioGroup>
  )
}

const noIcon = <span />

const getInputProps = (name: string) => ({ input: { 'aria-label': name } })

/** Covers the whole label, invisibly. */
const HiddenRadio = styled(Radio)({
  position: 'absolute',
  inset: 0,
  padding: 0,
  borderRadius: 0,
  '&.Mui-disabled': { cursor: 'not-allowed', pointerEvents: 'auto' },
})

const SlotLabel = styled(FormControlLabel)(({ theme: { vars, transitions, typography } }) => ({
  position: 'relative',
  justifyContent: 'center',
  minHeight: 56,
  margin: 0,
  padding: 4,
  border: `1.5px solid ${vars.palette.site.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.palette.background.paper,
  fontWeight: typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textAlign: 'center',
  transition: transitions.create(['background-color', 'border-radius']),
  small: { display: 'block', font: vars.font.fine },
  '&:hover': { borderColor: vars.palette.primary.main },
  '&:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 3,
  },
  // The chosen time is a speech bubble, like the chosen day.
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    borderRadius: vars.radius.bubbleSmall,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -6 },
  },
  '&.Mui-disabled': {
    borderColor: vars.palette.divider,
    backgroundColor: 'transparent',
    color: vars.palette.text.secondary,
    fontWeight: 'normal',
  },
}))
