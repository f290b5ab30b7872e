import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../../i18n/formatters'
import { selectLanguage } from '../../../i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/Button'
import { slotChosen } from '../bookingSlice'
import type { Slot } from '../domain/types'
import { useAppointment } from '../useAppointment'
import { useSlots } from './useSlots'
import styles from './SlotList.module.css'

/** The times of the chosen day as a radio group; what is taken is shown and cannot be chosen. */
export function SlotList() {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { date } = useAppointment()
  const { status, slots, reload } = useSlots()
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
          <Button look="secondary" small onClick={reload}>
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
            <SlotOption key={slot.time} slot={slot} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function SlotOption({ slot: { time, available } }: { readonly slot: Slot }) {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const chosen = useAppointment().time
  const label = formatTime(time, language)
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name="slot"
        className="visually-hidden"
        value={time}
        disabled={!available}
        checked={time === chosen}
        aria-label={available ? label : t('time_taken', { time: label })}
        onChange={() => dispatch(slotChosen(time))}
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
