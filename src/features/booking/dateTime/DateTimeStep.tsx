import Button from '@mui/material/Button'
import { useCallback, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../../i18n/languageSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { ButtonLink } from '../../../ui/ButtonLink'
import { notify } from '../../../ui/notifications/notify'
import { appointmentConfirmed, dateChosen, timeZoneChosen } from '../bookingSlice'
import { earliestDate, isBookable } from '../domain/businessDays'
import { timeZoneLabel } from '../domain/timeZones'
import type { IsoDate, TimeZone } from '../domain/types'
import { StepActions } from '../StepActions'
import { useAppointment } from '../useAppointment'
import { Calendar } from './Calendar'
import { SlotList } from './SlotList'
import { TimeZonePicker } from './TimeZonePicker'
import styles from './DateTimeStep.module.css'

/** Step 1: a day, a time, and the zone that both are meant in. */
export function DateTimeStep() {
  const { t } = useTranslation('scheduledemo')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const { date, timeZone, ownTimeZone, appointment } = useAppointment()
  // The day shows that it is pressed; its times follow.
  const dateOfSlots = useDeferredValue(date)
  const [incomplete, setIncomplete] = useState(false)
  const now = new Date()
  const earliest = earliestDate(now, timeZone)

  const chooseDate = useCallback((chosen: IsoDate) => dispatch(dateChosen(chosen)), [dispatch])
  const changeTimeZone = (chosen: TimeZone) => {
    if (chosen === timeZone) return
    const keepDate = date !== undefined && isBookable(date, earliestDate(now, chosen))
    dispatch(timeZoneChosen({ timeZone: chosen, keepDate }))
    const notice = t('timezone_changed', { timezone: timeZoneLabel(chosen) })
    notify(keepDate ? `${notice}. ${t('reload_times')}` : notice, 'info')
  }

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (appointment) dispatch(appointmentConfirmed())
        else setIncomplete(true)
      }}
    >
      <div className={styles.timeZone}>
        <TimeZonePicker
          value={timeZone}
          date={date ?? earliest}
          visitorTimeZone={ownTimeZone}
          onChange={changeTimeZone}
        />
      </div>
      <div className={styles.calendar}>
        <Calendar value={date} earliest={earliest} language={language} onChange={chooseDate} />
        <p className={styles.note}>{t('earliest_note')}</p>
      </div>
      <div className={styles.slots}>
        <SlotList date={dateOfSlots} timeZone={timeZone} />
      </div>
      <StepActions error={incomplete && !appointment ? t('error_select_datetime') : undefined}>
        <ButtonLink page="home" variant="outlined">
          {t('cancel')}
        </ButtonLink>
        <Button type="submit">{t('continue')}</Button>
      </StepActions>
    </form>
  )
}
