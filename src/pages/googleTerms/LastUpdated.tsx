import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { formatDay } from '../../i18n/format'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppSelector } from '../../store/hooks'
import { Bubble } from '../../ui/Bubble'

const neverChanges = () => () => undefined
const millisecondsPerMinute = 60_000
/** `YYYY-MM-DD` where the visitor is. */
function today(): string {
  const now = new Date()
  const local = now.valueOf() - now.getTimezoneOffset() * millisecondsPerMinute
  return new Date(local).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
const notYet = () => undefined

/** Today's date, and empty in the prerendered page (requirements R15). */
export function LastUpdated({ label }: { readonly label: string }) {
  const language = useAppSelector(selectLanguage)
  const date = useSyncExternalStore(neverChanges, today, notYet)
  return (
    <Updated component="p" color="indigoSoft" shape="bubbleSmall" data-approach="">
      {label} {date && <time dateTime={date}>{formatDay(date, language)}</time>}
    </Updated>
  )
}

const Updated = styled(Bubble)(({ theme }) => ({
  ...theme.typography.body2,
  // The date comes later, to a line that is kept for it: nothing below moves.
  minBlockSize: 'calc(2lh + 16px)',
  padding: '8px 16px',
  '& time': { display: 'block' },
}))
