import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { Faq } from '@/content/types'
import { FaqList } from '@/ui/FaqList'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'

/** The questions about an industry; renders nothing if there are none. */
export function IndustryFaq({ faqs }: { readonly faqs: readonly Faq[] }) {
  const { t } = useTranslation('industry')
  if (faqs.length === 0) return null
  return (
    <Section id="questions">
      <Stack sx={{ gap: 4, maxWidth: 800, mx: 'auto' }}>
        <SectionHeading title={t('faq_title')} />
        <FaqList faqs={faqs} />
      </Stack>
    </Section>
  )
}
