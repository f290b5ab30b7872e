import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hideToken } from '@/site/resolvePath'
import { ConsentBanner, type Consent } from './ConsentBanner'
import { sendPageView, startAnalytics } from './gtag'

/**
 * Tracks page views once the visitor consents. Consent is kept in memory only (requirements R38).
 */
export function Analytics({ measurementId }: { readonly measurementId: string }) {
  const [consent, setConsent] = useState<Consent>()

  if (consent === 'accept') return <PageViews />
  if (consent === 'refuse') return null
  return (
    <ConsentBanner
      onChoose={(chosen) => {
        if (chosen === 'accept') startAnalytics(measurementId)
        setConsent(chosen)
        // The pressed button unmounts, so the focus moves to the page's content.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}

/** Milliseconds after which the new page has set its title and any redirect has happened. */
const pageViewDelay = 200

/** Sends a page view after each navigation. */
function PageViews() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => {
      sendPageView(`${hideToken(pathname)}${search}`)
    }, pageViewDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [pathname, search])

  return null
}
