import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { getOpeningDate } from '../domain/businessDays'
import { addToDate, getMonth } from '../domain/isoDate'
import type { IsoDate, Month } from '../domain/types'
import styles from './dateTime.module.css'
import { MonthGrid, type DateChoice } from './MonthGrid'

interface CalendarProps extends DateChoice {
  /** Renders a note below the days of the shown month. */
  readonly renderNote?: (month: Month) => ReactNode
}

/** Shows one month to choose a date from: the date grid of the ARIA Authoring Practices. */
export function Calendar({ renderNote, ...choice }: CalendarProps) {
  const { value, earliest, latest } = choice
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const headingId = useId()
  // Undefined until a date is chosen or the visitor moves: then the calendar opens where days are free.
  const [focusedDate, setFocusedDate] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // A day that was suggested can be in another month.
    if (value) setFocusedDate(value)
  }
  // A change of zone can move the earliest date into the next month, a corrected clock into any.
  const focused = focusedDate ?? getOpeningDate(earliest)
  const isInRange = getMonth(focused) >= getMonth(earliest) && getMonth(focused) <= getMonth(latest)
  const active = isInRange ? focused : earliest
  const month = getMonth(active)

  const renderButton = (amount: 1 | -1, label: string, end: IsoDate, d: string) => {
    const isAtEnd = month === getMonth(end)
    return (
      <IconButton
        className={styles.monthButton}
        color="inherit"
        aria-label={label}
        // Not `disabled`, which would take the focus from the button that was just pressed.
        aria-disabled={isAtEnd}
        onClick={() => {
          if (isAtEnd) return
          const date = addToDate(active, amount, 'month')
          if (date < earliest) setFocusedDate(earliest)
          else setFocusedDate(date > latest ? latest : date)
        }}
      >
        <StrokeIcon d={d} size={20} strokeLinecap="round" />
      </IconButton>
    )
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <MonthName id={headingId} variant="h4" component="h3" aria-live="polite">
          {formatMonth(month, language)}
        </MonthName>
        {renderButton(-1, t('previous_month'), earliest, 'm12.5 4.5-5 5.5 5 5.5')}
        {renderButton(1, t('next_month'), latest, 'm7.5 4.5 5 5.5-5 5.5')}
      </Stack>
      <div>
        <MonthGrid
          {...choice}
          labelledBy={headingId}
          active={active}
          onFocusDate={setFocusedDate}
        />
        {renderNote?.(month)}
      </div>
    </Stack>
  )
}

/** The place of the calendar in the document, which cannot know today's date. */
export const CalendarSkeleton = () => (
  <Stack aria-hidden sx={{ gap: 1.5 }}>
    {/* As high as the buttons beside the name of the month. */}
    <Skeleton sx={{ width: '60%', height: 44 }} />
    <Skeleton className={styles.month} />
  </Stack>
)

const MonthName = styled(Typography)(({ theme }) => ({
  flex: 1,
  paddingInlineStart: 4,
  // So that the longest name, “Septiembre de 2026”, takes one line on phones and tablets.
  [theme.breakpoints.down('lg')]: { fontSize: theme.typography.body1.fontSize },
  '&::first-letter': { textTransform: 'uppercase' },
})) as typeof Typography
