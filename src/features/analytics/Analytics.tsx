import { useState } from 'react'
import { ConsentBanner } from './ConsentBanner'
import { startAnalytics } from './gtag'
import { PageViews } from './PageViews'

/**
 * Tracks page views once the visitor consents. Consent is kept in memory only (requirements R38).
 */
export function Analytics({ measurementId }: { readonly measurementId: string }) {
  const [answer, setAnswer] = useState<'accepted' | 'refused'>()

  if (answer === 'accepted') return <PageViews />
  if (answer === 'refused') return null
  return (
    <ConsentBanner
      onAnswer={(given) => {
        if (given === 'accepted') startAnalytics(measurementId)
        setAnswer(given)
        // The pressed button unmounts, so the focus moves to the page's content.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}
