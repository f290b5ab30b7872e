import Box from '@mui/material/Box'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waitingForm } from '@/hydration/attributes'
import { findWaitingForm } from '@/hydration/prerendered'
import { waitForUse } from '@/hydration/waitingForm'
import { lazyPrerenderedPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'

const load = () => import(/* webpackChunkName: "use-contact" */ './ContactForm')
const ContactForm = lazyPrerenderedPart(load, async () => {
  await waitForUse()
  return load()
})

/**
 * The contact form. Documents have it, and it takes what is typed there; its code comes when the visitor
 * begins to use it. Without scripts an e-mail address is shown.
 */
export function LazyContactForm() {
  const { t } = useTranslation('contact')
  const [prerendered] = useState(findWaitingForm)
  return (
    <>
      <NeedsScript text={t('needs_script')} />
      <Suspense fallback={<LoadingForm prerendered={prerendered} />}>
        <ContactForm />
      </Suspense>
    </>
  )
}

interface LoadingFormProps {
  /** The form of the document, if it waits for its code. */
  readonly prerendered: HTMLFormElement | null
}

/**
 * Shown while the form is loading and is not in the document, or no longer: React removes what it cannot
 * hydrate yet when something around it changes. That is shown again, with what was typed.
 */
function LoadingForm({ prerendered }: LoadingFormProps) {
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (prerendered?.matches(waitingForm)) place?.append(prerendered)
    },
    [prerendered],
  )
  return <Box ref={show} aria-busy sx={{ minHeight: 700 }} />
}
