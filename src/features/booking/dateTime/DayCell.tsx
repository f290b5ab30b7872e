import type { IsoDate } from '../domain/types'

interface DayCellProps {
  readonly date: IsoDate
  /** The date, written out for screen readers. */
  readonly name: string
  readonly bookable: boolean
  readonly selected: boolean
  /** Whether the cell is the grid's tab stop. */
  readonly active: boolean
  /** Whether the cell announces that a date is missing; only the tab stop does. */
  readonly invalid: boolean
  readonly onFocusDate: (date: IsoDate) => void
  readonly onSelect: (date: IsoDate) => void
}

/** A cell of the date grid, which styles it. Forty of MUI's buttons would take a slow phone longer. */
export const DayCell = ({
  date,
  name,
  bookable,
  selected,
  active,
  invalid,
  onFocusDate,
  onSelect,
}: DayCellProps) => (
  <td
    role="gridcell"
    tabIndex={active ? 0 : -1}
    aria-label={name}
    aria-selected={selected}
    aria-disabled={!bookable}
    aria-invalid={invalid}
    onFocus={() => {
      onFocusDate(date)
    }}
    onClick={() => {
      onSelect(date)
    }}
  >
    <span>{Number(date.slice(8))}</span>
  </td>
)
