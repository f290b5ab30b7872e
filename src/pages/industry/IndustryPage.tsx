import { useTranslation } from 'react-i18next'
import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import type { IndustryKey } from '@/site/industries'
import { FaqSection } from '@/ui/FaqList'
import { Reveal } from '@/ui/Reveal'
import { AssistantTabs } from './AssistantTabs'
import { Benefits } from './Benefits'
import { CallToAction } from './CallToAction'
import { Departments } from './Departments'
import { IndustryHero } from './IndustryHero'
import { SolutionFlow } from './SolutionFlow'
import { UseCases } from './UseCases'

const sections = {
  useCases: UseCases,
  flow: SolutionFlow,
  departments: Departments,
  assistants: AssistantTabs,
  benefits: Benefits,
}

/** The order of the sections by industry: what its visitors ask first comes first. */
const order: Readonly<Record<IndustryKey, readonly (keyof typeof sections)[]>> = {
  financial: ['useCases', 'flow', 'assistants', 'benefits'],
  retail: ['assistants', 'useCases', 'benefits', 'flow'],
  automotive: ['flow', 'useCases', 'assistants', 'benefits'],
  health: ['useCases', 'departments', 'assistants', 'flow', 'benefits'],
}

export default function IndustryPage({ id }: { readonly id: IndustryKey }) {
  const { t } = useTranslation('industry')
  const content = useContent(`industry/${id}`)
  return (
    <StreamedSections>
      <IndustryHero industry={id} content={content} />
      {order[id].map((section, index) => {
        const Section = sections[section]
        // The hero and the assistants have backgrounds of their own.
        const joined = index > 0 && order[id][index - 1] !== 'assistants'
        return (
          <Reveal key={section}>
            <Section industry={id} content={content} joined={joined} />
          </Reveal>
        )
      })}
      <Customers cases={proof.cases.filter(({ industry }) => industry === id)} logos={[]} />
      {content.faqs.length > 0 && <FaqSection title={t('faq_title')} faqs={content.faqs} joined />}
      <CallToAction industry={id} content={content} />
    </StreamedSections>
  )
}
