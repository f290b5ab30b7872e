import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDate, formatWeekday } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { isBookable } from '../domain/businessDays'
import { daysPerWeek, getFirstDayOfWeek, getWeeksOfMonth, moveFocus } from '../domain/calendarMonth'
import { getMonth } from '../domain/isoDate'
import type { IsoDate } from '../domain/types'
import styles from './dateTime.module.css'

/** A date to choose, and from which ones. */
export interface DateChoice {
  readonly value: IsoDate | undefined
  /** The first available date; the calendar does not go back beyond its month. */
  readonly earliest: IsoDate
  /** The last available date; the calendar does not go on beyond its month. */
  readonly latest: IsoDate
  /** Id of the error while a date is missing. */
  readonly errorId?: string | undefined
  readonly onSelect: (date: IsoDate) => void
}

interface MonthGridProps extends DateChoice {
  readonly labelledBy: string
  /** The date of the grid's tab stop; its month is shown. */
  readonly active: IsoDate
  readonly onFocusDate: (date: IsoDate) => void
}

/**
 * The grid of a month. Arrow keys reach unavailable dates too, so that screen readers announce them
 * as unavailable.
 */
export function MonthGrid({
  labelledBy,
  errorId,
  active,
  value,
  earliest,
  latest,
  onFocusDate,
  onSelect,
}: MonthGridProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const firstDay = getFirstDayOfWeek(language)

  const select = (date: IsoDate) => {
    if (isBookable(date, earliest, latest)) onSelect(date)
  }

  const handleKey = (event: KeyboardEvent) => {
    // Browsers have their own shortcuts with these modifier keys.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      select(active)
      return
    }
    const next = moveFocus(active, event, firstDay)
    if (next === undefined) return
    event.preventDefault()
    if (getMonth(next) < getMonth(earliest) || getMonth(next) > getMonth(latest)) return
    flushSync(() => {
      onFocusDate(next)
    })
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  // Forty of MUI's buttons would take a slow phone longer.
  const renderDay = (date: IsoDate, column: number) => {
    const name = formatDate(date, language)
    const bookable = isBookable(date, earliest, latest)
    return (
      <td
        key={column}
        role="gridcell"
        tabIndex={date === active ? 0 : -1}
        aria-label={bookable ? name : t('day_unavailable', { date: name })}
        aria-selected={date === value}
        aria-disabled={!bookable}
        aria-invalid={date === active && errorId !== undefined}
        onFocus={() => {
          onFocusDate(date)
        }}
        onClick={() => {
          select(date)
        }}
      >
        <span>{Number(date.slice(8))}</span>
      </td>
    )
  }

  return (
    <div className={styles.month}>
      <table
        ref={grid}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-to-interactive-role -- a table of days is the date grid of the ARIA Authoring Practices
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby={errorId}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {Array.from({ length: daysPerWeek }, (_, index) => {
              const day = (firstDay + index) % daysPerWeek
              const name = formatWeekday(day, language, 'short')
              // A browser that translates the page would take the two parts for words.
              return (
                <th
                  key={day}
                  scope="col"
                  abbr={formatWeekday(day, language, 'long')}
                  translate="no"
                >
                  <span>{name[0]}</span>
                  <span>{name.slice(1)}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {getWeeksOfMonth(getMonth(active), firstDay).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) =>
                date === undefined ? <td key={column} /> : renderDay(date, column),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
