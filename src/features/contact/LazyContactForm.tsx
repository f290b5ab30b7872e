import { useTranslation } from 'react-i18next'
import { LazyWhenVisible } from '@/hydration/LazyWhenVisible'
import { lazyPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { ContactFormSkeleton } from './ContactFormSkeleton'

const ContactForm = lazyPart(() => import(/* webpackChunkName: "home-sections" */ './ContactForm'))

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
