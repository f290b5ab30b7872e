import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { LegalDocument } from '@/features/legal'
import { todayAttribute } from '@/hydration/attributes'
import { formatDay } from '@/i18n/format'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { askToday } from '@/hydration/showToday'

export default function GoogleTermsPage() {
  const terms = useContent('google_terms')
  return <LegalDocument text={terms} note={<LastUpdated label={terms.last_updated} />} />
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
    <>
      <span>{label}</span>{' '}
      <Today dateTime={date} {...{ [todayAttribute]: '' }} suppressHydrationWarning>
        {date ? formatDay(date, language) : ''}
      </Today>
    </>
  )
}

/** Reserves the height of the date, which only a script can write. */
const Today = styled('time')({ display: 'block', minBlockSize: '1lh' })
