import { proof } from '@/content/proof'
import { Team } from '@/features/proof'
import { useContent } from '@/i18n/useContent'
import { FaqList } from '@/ui/FaqList'
import { StreamedSections } from '@/hydration/StreamedSections'
import { Section, SectionHeading } from '@/ui/Section'
import { CallToAction } from './CallToAction'
import { ConversationDemo } from './ConversationDemo'
import { ImplementationTime } from './ImplementationTime'
import { Integrations } from './Integrations'
import { Introduction } from './Introduction'
import { ProcessSteps } from './ProcessSteps'

/** How an assistant is set up, with a conversation to watch. */
export default function HowItWorksPage() {
  const { faq_title, faqs } = useContent('how')
  return (
    <StreamedSections>
      <Introduction />
      <ProcessSteps />
      <ImplementationTime />
      <ConversationDemo />
      <Integrations />
      <Section id="questions" titleId="faq-title" columns={[4, 8]}>
        <SectionHeading id="faq-title" title={faq_title} />
        <FaqList faqs={faqs} />
      </Section>
      <Team team={proof.team} />
      <CallToAction />
    </StreamedSections>
  )
}
