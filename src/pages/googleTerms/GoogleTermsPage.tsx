import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { LegalDocument } from '@/features/legal'
import { todayAttribute } from '@/hydration/attributes'
import { formatDay } from '@/i18n/format'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { askToday } from '@/hydration/showToday'
import { Bubble } from '@/ui/Bubble'

/** The terms for visitors who connect their webmail account. */
export default function GoogleTermsPage() {
  const terms = useContent('google_terms')
  return (
    <LegalDocument text={terms}>
      <LastUpdated label={terms.last_updated} />
    </LegalDocument>
  )
}

/**
 * Today's date. It is empty in the prerendered page (requirements R15), where `showToday` writes it before
 * hydration.
 */
function LastUpdated({ label }: { readonly label: string }) {
  const language = useTextLanguage()
  const [date, setDate] = useState<string>()
  useEffect(() => {
    void askToday().then(setDate)
  }, [])
  return (
    <Updated component="p" shape="bubbleSmall">
      <span>{label}</span>{' '}
      <time dateTime={date} {...{ [todayAttribute]: '' }} suppressHydrationWarning>
        {date ? formatDay(date, language) : ''}
      </time>
    </Updated>
  )
}

const Updated = styled(Bubble)(({ theme }) => ({
  ...theme.typography.body2,
  // Reserves the height of the date, which only a script can write.
  minBlockSize: 'calc(2lh + 16px)',
  padding: '8px 16px',
  '& time': { display: 'block' },
}))
