import { useState } from 'react'
import { ConsentBanner } from './ConsentBanner'
import { startAnalytics } from './gtag'
import { PageViews } from './PageViews'

/** Measures visits once the visitor agrees; consent is kept in memory only (requirements R38). */
export function Analytics({ measurementId }: { readonly measurementId: string }) {
  const [answer, setAnswer] = useState<'accepted' | 'refused'>()

  if (answer === 'accepted') return <PageViews />
  if (answer === 'refused') return null
  return (
    <ConsentBanner
      onAnswer={(given) => {
        if (given === 'accepted') startAnalytics(measurementId)
        setAnswer(given)
        // The button that was pressed goes; the keyboard goes on with the page.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    />
  )
}
