import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { chosenStyle, forcedColors } from '@/theme/forcedColors'
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

/**
 * A cell of the date grid. Memoized, so that choosing a date renders two cells and not the whole
 * month.
 */
export const DayCell = memo(function DayCell({
  date,
  name,
  bookable,
  selected,
  active,
  invalid,
  onFocusDate,
  onSelect,
}: DayCellProps) {
  return (
    <Cell
      component="td"
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
    </Cell>
  )
})

const Cell = styled(ButtonBase)(({ theme: { vars, transitions, typography } }) => ({
  display: 'table-cell',
  height: 'var(--day-height)',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.palette.site.indigoSoft,
  fontWeight: typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  textAlign: 'center',
  transition: transitions.create(['background-color', 'border-color', 'color']),
  '&:hover': { borderColor: vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: 1 },
  '&[aria-disabled="true"]': {
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    color: vars.palette.site.control,
    fontWeight: 'normal',
    cursor: 'not-allowed',
  },
  // The chosen day is a speech bubble.
  '&[aria-selected="true"]': {
    borderColor: vars.palette.primary.main,
    borderRadius: vars.radius.bubbleSmall,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  [forcedColors]: {
    '&[aria-disabled="true"]': { borderColor: 'Canvas', color: 'GrayText' },
    '&[aria-selected="true"]': chosenStyle,
  },
})) as typeof ButtonBase
