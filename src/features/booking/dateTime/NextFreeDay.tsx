import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '@/i18n/format'
import { useTextLanguage } from '@/i18n/useContent'
import { useGetNextFreeDayQuery, type AvailabilityArgs } from '../availabilityApi'
import { dateChosen, type ChoiceAction } from '../choice'

interface NextFreeDayProps extends AvailabilityArgs {
  readonly onChoose: (action: ChoiceAction) => void
}

/** Offers the next day that has a free slot; nothing if none is found. */
export function NextFreeDay({ onChoose, ...search }: NextFreeDayProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const { currentData: next } = useGetNextFreeDayQuery(search)
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
      onClick={({ currentTarget }) => {
        // The button goes with its suggestion, and its focus must not: the times are the form's only fieldset.
        currentTarget.closest('form')?.querySelector('fieldset')?.focus()
        onChoose(dateChosen(next))
      }}
    >
      <span>{t('next_free_day', { date: formatShortDate(next, language) })}</span>
    </Button>
  )
}
