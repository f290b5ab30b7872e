import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { useGetNextFreeDayQuery } from '../availabilityApi'
import type { IsoDate, OwnAppointment, TimeZone } from '../domain/types'

interface NextFreeDayProps {
  /** A day without free slots. */
  readonly date: IsoDate
  /** The last bookable date. */
  readonly latest: IsoDate
  readonly timeZone: TimeZone
  readonly ownAppointment: OwnAppointment | undefined
  readonly onSelect: (next: IsoDate) => void
}

/** Offers the next day that has a free slot; nothing if none is found. */
export function NextFreeDay({
  date,
  latest,
  timeZone,
  ownAppointment,
  onSelect,
}: NextFreeDayProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useAppSelector(selectLanguage)
  const { currentData: next } = useGetNextFreeDayQuery({ date, timeZone, ownAppointment, latest })
  if (!next) return null
  return (
    <Button
      variant="outlined"
      size="small"
      sx={(theme) => ({
        alignSelf: 'start',
        marginBottom: 2,
        paddingBlock: 1,
        // On phones its text takes two lines, on which the ends of a pill would press.
        borderRadius: theme.vars.radius.bubbleSmall,
        textWrap: 'balance',
      })}
      onClick={() => {
        onSelect(next)
      }}
    >
      <span>{t('next_free_day', { date: formatShortDate(next, language) })}</span>
    </Button>
  )
}
