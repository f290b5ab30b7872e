import { useTranslation } from 'react-i18next'
import type { Slot, TimeOfDay } from '../domain/types'
import { useFormatTime } from '../useHourCycle'
import styles from './dateTime.module.css'

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
    <div
      className={styles.grid}
      role="radiogroup"
      aria-label={t('times')}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
    >
      {slots.map(({ time, available, isOwn }) => {
        const label = formatTime(time)
        const takenBy = isOwn ? 'yours' : 'taken'
        const note = available || isGuess ? undefined : takenBy
        return (
          <label key={time} className={styles.slot}>
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
          </label>
        )
      })}
    </div>
  )
}
