import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyWhenVisible } from '@/hydration/LazyWhenVisible'
import { NeedsScript } from '@/ui/NeedsScript'
import { ContactFormFallback } from './ContactFormFallback'
import { ContactFormSkeleton } from './ContactFormSkeleton'

const ContactForm = lazy(async () => {
  try {
    return await import(/* webpackChunkName: "home-sections" */ './ContactForm')
  } catch {
    // If the chunk cannot be loaded, the rest of the page must still render.
    return { default: ContactFormFallback }
  }
})

/** The contact form. Its skeleton has the same size; without scripts an e-mail address is shown. */
export function LazyContactForm() {
  const { t } = useTranslation('contact')
  return (
    <>
      <NeedsScript text={t('needs_script')} />
      <LazyWhenVisible label={t('form_label')} fallback={<ContactFormSkeleton />}>
        <ContactForm />
      </LazyWhenVisible>
    </>
  )
}
