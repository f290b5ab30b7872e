import Button from '@mui/material/Button'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../../i18n/format'
import { selectLanguage } from '../../../i18n/languageSlice'
import { useAppSelector, useAppStore } from '../../../store/hooks'
import { selectBooking, slotChosen } from '../bookingSlice'
import type { IsoDate, Slot, TimeZone } from '../domain/types'
import { useSlots } from './useSlots'
import styles from './SlotList.module.css'

interface SlotListProps {
  readonly date: IsoDate | undefined
  readonly timeZone: TimeZone
}

/** The times of a day as a radio group; what is taken is shown and cannot be chosen. */
export const SlotList = memo(function SlotList({ date, timeZone }: SlotListProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { status, slots, reload } = useSlots(date, timeZone)
  const freeCount = slots.filter(({ available }) => available).length

  return (
    <fieldset className={styles.slots} aria-busy={status === 'loading'}>
      <legend>{date ? t('times_for', { date: formatDate(date, language) }) : t('times')}</legend>
      <p role="status" className="visually-hidden">
        {status === 'loading' && t('loading_times')}
        {status === 'loaded' && freeCount > 0 && t('times_loaded', { count: freeCount })}
      </p>

      {status === 'noDate' && <p className={styles.hint}>{t('choose_date_first')}</p>}
      {status === 'loading' && <LoadingSlots />}
      {status === 'failed' && (
        <div className={styles.banner} role="alert">
          <p>{t('error_scheduling')}</p>
          <p>{t('times_failed')}</p>
          <Button variant="outlined" size="small" onClick={reload}>
            {t('retry_times')}
          </Button>
        </div>
      )}
      {status === 'loaded' && freeCount === 0 && (
        <p className={styles.hint}>{t('no_available_times')}</p>
      )}
      {slots.length > 0 && (
        <div className={styles.grid}>
          {slots.map((slot) => (
            <SlotOption key={slot.time} date={date} slot={slot} />
          ))}
        </div>
      )}
    </fieldset>
  )
})

interface SlotOptionProps {
  readonly date: IsoDate | undefined
  readonly slot: Slot
}

function SlotOption({ date, slot: { time, available } }: SlotOptionProps) {
  const { t } = useTranslation('scheduledemo')
  const store = useAppStore()
  const language = useAppSelector(selectLanguage)
  const chosen = useAppSelector((state) => selectBooking(state).time === time)
  const label = formatTime(time, language)
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name="slot"
        value={time}
        disabled={!available}
        checked={chosen}
        aria-label={available ? label : t('time_taken', { time: label })}
        onChange={() => {
          // Another day may have been pressed whose times are still on their way.
          if (selectBooking(store.getState()).date === date) store.dispatch(slotChosen(time))
        }}
      />
      <span className={styles.face}>
        {label}
        {!available && <small>{t('taken')}</small>}
      </span>
    </label>
  )
}

const slotCount = 9

function LoadingSlots() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: slotCount }, (_, index) => (
        <span key={index} className={styles.placeholder} />
      ))}
    </div>
  )
}
