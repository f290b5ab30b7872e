import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatWeekday } from '../../../i18n/formatters'
import type { Language } from '../../../site/language'
import { isBookable } from '../domain/businessDays'
import { firstDayOfWeek, moveFocus, weeksOfMonth } from '../domain/calendarMonth'
import { monthOf } from '../domain/isoDate'
import type { IsoDate } from '../domain/types'
import styles from './Calendar.module.css'

interface MonthGridProps {
  readonly labelledBy: string
  /** The day that Tab reaches; its month is shown. */
  readonly active: IsoDate
  readonly selected: IsoDate | undefined
  readonly earliest: IsoDate
  readonly language: Language
  readonly onReach: (date: IsoDate) => void
  readonly onSelect: (date: IsoDate) => void
}

const daysPerWeek = 7

/** Days that can't be booked stay in reach of the arrow keys, so that the keyboard too hears so. */
export function MonthGrid({
  labelledBy,
  active,
  selected,
  earliest,
  language,
  onReach,
  onSelect,
}: MonthGridProps) {
  const { t } = useTranslation('scheduledemo')
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  const firstDay = firstDayOfWeek(language)
  const weekdays = Array.from({ length: daysPerWeek }, (_, index) => (firstDay + index) % 7)

  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])

  const select = (date: IsoDate) => {
    if (isBookable(date, earliest)) onSelect(date)
  }

  const handleKey = (event: KeyboardEvent) => {
    // With these keys the browser does something else, for example go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = moveFocus(active, event, firstDay)
    if (next !== undefined) {
      event.preventDefault()
      if (monthOf(next) < monthOf(earliest)) return
      movedByKey.current = true
      onReach(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      select(active)
    }
  }

  return (
    <div className={styles.days}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-to-interactive-role -- a table of days is the date grid of the ARIA Authoring Practices */}
      <table ref={grid} role="grid" aria-labelledby={labelledBy} onKeyDown={handleKey}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, language, 'long')}>
                {formatWeekday(day, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(monthOf(active), firstDay).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => {
                if (date === undefined) return <td key={column} />
                const name = formatDate(date, language)
                const bookable = isBookable(date, earliest)
                return (
                  <td
                    key={column}
                    role="gridcell"
                    tabIndex={date === active ? 0 : -1}
                    aria-label={bookable ? name : t('day_unavailable', { date: name })}
                    aria-selected={date === selected}
                    aria-disabled={!bookable}
                    className={styles.day}
                    onFocus={() => {
                      onReach(date)
                    }}
                    onClick={() => {
                      select(date)
                    }}
                  >
                    <span>{Number(date.slice(8))}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
