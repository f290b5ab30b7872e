import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { chosenStyle, forcedColors } from '@/theme/forcedColors'
import type { Slot, TimeOfDay } from '../domain/types'
import { useFormatTime } from '../useHourCycle'
import { SlotGrid } from './SlotGrid'

interface SlotGroupProps {
  readonly slots: readonly Slot[]
  readonly chosen: TimeOfDay | undefined
  /** Whether the slots are the usual ones, of which none is known to be taken. */
  readonly isGuess: boolean
  /** Id of the error while a time is missing. */
  readonly errorId: string | undefined
  readonly onSelect: (time: TimeOfDay) => void
}

/**
 * The slots of a day as a radio group. Taken slots are shown, but cannot be chosen. The radios are the
 * browser's own: MUI's would be heavier, and only hidden.
 */
export function SlotGroup({ slots, chosen, isGuess, errorId, onSelect }: SlotGroupProps) {
  const { t } = useTranslation('scheduledemo')
  const formatTime = useFormatTime()
  const free = slots.filter(({ available }) => available)
  // Otherwise, with none chosen, browsers make a tab stop of each.
  const tabStop = free.find(({ time }) => time === chosen) ?? free[0]

  return (
    <SlotGrid role="radiogroup" aria-invalid={errorId !== undefined} aria-describedby={errorId}>
      {slots.map(({ time, available, isOwn }) => {
        const label = formatTime(time)
        const takenBy = isOwn ? 'yours' : 'taken'
        const note = available || isGuess ? undefined : takenBy
        return (
          <SlotLabel key={time}>
            <input
              type="radio"
              name="slot"
              aria-label={note ? t(`time_${note}`, { time: label }) : label}
              checked={time === chosen}
              disabled={!available}
              tabIndex={time === tabStop?.time ? 0 : -1}
              onChange={() => {
                onSelect(time)
              }}
            />
            <span>{label}</span>
            {note && <small>{t(note)}</small>}
          </SlotLabel>
        )
      })}
    </SlotGrid>
  )
}

const SlotLabel = styled('label')(({ theme: { vars, transitions, typography, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  padding: 4,
  border: `1.5px solid ${vars.palette.site.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.palette.background.paper,
  fontWeight: typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: transitions.create(['background-color', 'border-radius']),
  // For '11:00 AM' in narrow columns.
  [breakpoints.down('lg')]: { fontSize: typography.body2.fontSize },
  small: { font: vars.font.fine },
  // Covers the whole label, invisibly.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
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
  '&:has(:disabled)': {
    borderColor: vars.palette.divider,
    backgroundColor: 'transparent',
    color: vars.palette.text.secondary,
    fontWeight: 'normal',
    cursor: 'not-allowed',
  },
  [forcedColors]: {
    '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
    '&:has(:checked)': chosenStyle,
  },
}))
