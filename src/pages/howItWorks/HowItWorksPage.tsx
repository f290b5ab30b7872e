import { proof } from '@/content/proof'
import { Team } from '@/features/proof'
import { useContent } from '@/i18n/useContent'
import { FaqSection } from '@/ui/FaqList'
import { StreamedSections } from '@/hydration/StreamedSections'
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
      <FaqSection title={faq_title} faqs={faqs} />
      <Team team={proof.team} />
      <CallToAction />
    </StreamedSections>
  )
}
