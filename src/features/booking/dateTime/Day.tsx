import { memo } from 'react'
import type { IsoDate } from '../domain/types'
import styles from './Calendar.module.css'

interface DayProps {
  readonly date: IsoDate
  /** What it is called in full. */
  readonly name: string
  readonly bookable: boolean
  readonly selected: boolean
  /** Whether Tab reaches it. */
  readonly active: boolean
  readonly onReach: (date: IsoDate) => void
  readonly onPress: (date: IsoDate) => void
}

/** A cell of the date grid. Of a whole month, only those are rendered again that change. */
export const Day = memo(function Day({
  date,
  name,
  bookable,
  selected,
  active,
  onReach,
  onPress,
}: DayProps) {
  return (
    <td
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-label={name}
      aria-selected={selected}
      aria-disabled={!bookable}
      className={styles.day}
      onFocus={() => {
        onReach(date)
      }}
      onClick={() => {
        onPress(date)
      }}
    >
      <span>{Number(date.slice(8))}</span>
    </td>
  )
})
