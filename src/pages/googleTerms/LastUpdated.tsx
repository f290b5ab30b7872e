import { styled } from '@mui/material/styles'
import { hydrateOnVisible } from '@/hydration/hydrateOnVisible'
import { formatDay } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { getToday } from '@/time/deviceTime'
import { Bubble } from '@/ui/Bubble'
import { useClientValue } from '@/hydration/useClientValue'

/** Today's date. It is empty in the prerendered page (requirements R15). */
export function LastUpdated({ label }: { readonly label: string }) {
  const language = useAppSelector(selectLanguage)
  const date = useClientValue<string | undefined>(getToday, undefined)
  return (
    <Updated component="p" color="indigoSoft" shape="bubbleSmall" {...hydrateOnVisible}>
      {label} {date && <time dateTime={date}>{formatDay(date, language)}</time>}
    </Updated>
  )
}

const Updated = styled(Bubble)(({ theme }) => ({
  ...theme.typography.body2,
  // Reserves the height of the date, which appears after hydration.
  minBlockSize: 'calc(2lh + 16px)',
  padding: '8px 16px',
  '& time': { display: 'block' },
}))
