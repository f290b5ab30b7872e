import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { useContent } from '@/i18n/useContent'
import type { IndustryKey } from '@/site/industries'
import { Reveal } from '@/ui/Reveal'
import { StreamedSections } from '@/hydration/StreamedSections'
import { AssistantTabs } from './AssistantTabs'
import { Benefits } from './Benefits'
import { CallToAction } from './CallToAction'
import { Departments } from './Departments'
import { IndustryFaq } from './IndustryFaq'
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
      {order[id].map((section) => {
        const Section = sections[section]
        return (
          <Reveal key={section}>
            <Section industry={id} content={content} />
          </Reveal>
        )
      })}
      <Customers cases={proof.cases.filter(({ industry }) => industry === id)} logos={[]} />
      <IndustryFaq faqs={content.faqs} />
      <CallToAction industry={id} content={content} />
    </StreamedSections>
  )
}
