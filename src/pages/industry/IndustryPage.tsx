import { useTranslation } from 'react-i18next'
import { proof } from '@/content/proof'
import type { Faq } from '@/content/types'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import type { IndustryKey } from '@/site/industries'
import { FaqList } from '@/ui/FaqList'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
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
      <IndustryFaq faqs={content.faqs} />
      <CallToAction industry={id} content={content} />
    </StreamedSections>
  )
}

/** The questions about an industry; renders nothing if there are none. */
function IndustryFaq({ faqs }: { readonly faqs: readonly Faq[] }) {
  const { t } = useTranslation('industry')
  if (faqs.length === 0) return null
  return (
    <Section id="questions" columns={[4, 8]} joined>
      <SectionHeading title={t('faq_title')} />
      <FaqList faqs={faqs} />
    </Section>
  )
}
