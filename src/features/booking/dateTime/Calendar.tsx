import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../i18n/format'
import type { Language } from '../../../site/language'
import { addToDate, monthOf } from '../domain/isoDate'
import type { IsoDate } from '../domain/types'
import styles from './Calendar.module.css'
import { MonthGrid } from './MonthGrid'

interface CalendarProps {
  readonly value: IsoDate | undefined
  /** The first date that can be chosen; the calendar goes back no further than its month. */
  readonly earliest: IsoDate
  readonly language: Language
  readonly onChange: (date: IsoDate) => void
}

/** A month of days to choose one from: the date grid of the ARIA Authoring Practices. */
export function Calendar({ value, earliest, language, onChange }: CalendarProps) {
  const { t } = useTranslation('scheduledemo')
  const headingId = useId()
  const [reached, setReached] = useState(value ?? earliest)
  // A change of zone can move the earliest date into the month after the one reached.
  const active = monthOf(reached) < monthOf(earliest) ? earliest : reached
  const month = monthOf(active)
  const isFirstMonth = month === monthOf(earliest)

  const turnMonth = (amount: 1 | -1) => {
    const date = addToDate(active, amount, 'month')
    setReached(date < earliest ? earliest : date)
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.header}>
        <h3 id={headingId} className={styles.month} aria-live="polite">
          {formatMonth(month, language)}
        </h3>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('previous_month')}
          // Not `disabled`, which would drop the focus of the visitor who has just pressed it.
          aria-disabled={isFirstMonth}
          onClick={() => {
            if (!isFirstMonth) turnMonth(-1)
          }}
        >
          <Arrow path="m12.5 4.5-5 5.5 5 5.5" />
        </button>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('next_month')}
          onClick={() => {
            turnMonth(1)
          }}
        >
          <Arrow path="m7.5 4.5 5 5.5-5 5.5" />
        </button>
      </div>
      <MonthGrid
        labelledBy={headingId}
        active={active}
        selected={value}
        earliest={earliest}
        language={language}
        onReach={setReached}
        onSelect={onChange}
      />
    </div>
  )
}

const Arrow = ({ path }: { readonly path: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
