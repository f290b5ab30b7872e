import { useContent } from '@/i18n/useContent'
import { FaqList } from '@/ui/FaqList'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'

/** Questions of buyers about prices, data and AI. */
export function BuyerQuestions() {
  const { title, faqs } = useContent('buyer_questions')
  return (
    <Section id="questions" titleId="questions-title" columns={[4, 8]}>
      <SectionHeading id="questions-title" title={title} />
      <FaqList faqs={faqs} />
    </Section>
  )
}
