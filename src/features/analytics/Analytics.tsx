import { useState } from 'react'
import { ConsentBanner } from './ConsentBanner'
import { startAnalytics } from './gtag'
import { PageViews } from './PageViews'

/**
 * Tracks page views once the visitor consents. Consent is kept in memory only (requirements R38).
 */
export function Analytics({ measurementId }: { readonly measurementId: string }) {
  const [consent, setConsent] = useState<'accepted' | 'refused'>()

  if (consent === 'accepted') return <PageViews />
  if (consent === 'refused') return null
  return (
    <ConsentBanner
      onChoose={(choice) => {
        if (choice === 'accepted') startAnalytics(measurementId)
        setConsent(choice)
        // The pressed button unmounts, so the focus moves to the page's content.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}
