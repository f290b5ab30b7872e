import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { cheapestPlan } from '@/content/plans'
import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { assistantNames } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { Bubble } from '@/ui/Bubble'
import { FaqSection } from '@/ui/FaqList'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import { AssistantTabs } from './AssistantTabs'
import { IndustryHero } from './IndustryHero'
import { AssistantLabel, DemoButton, type SectionProps } from './section'
import { UseCases } from './UseCases'
import styles from './IndustryPage.module.css'

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

/** The solution in four steps, shown as a conversation between the assistants. */
function SolutionFlow({ content, joined }: SectionProps) {
  const { title, description, steps } = content.flow
  return (
    <Section id="flow" joined={joined} columns={[5, 7]}>
      <SectionHeading layout="sticky" title={title} lead={description} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <Bubble sx={{ p: 3 }}>
              <Typography variant="h4" component="h3" gutterBottom>
                {step.title}
              </Typography>
              <Typography color="textSecondary">{step.description}</Typography>
            </Bubble>
            <AssistantLabel assistant={step.assistant}>
              {assistantNames[step.assistant]}
            </AssistantLabel>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Departments({ content, joined }: SectionProps) {
  const { t } = useTranslation('industry')
  if (!content.departments) return null
  const { title, description, items, compliance } = content.departments
  return (
    <Section id="departments" joined={joined}>
      <SectionHeading title={title} lead={description} className={styles.departmentsHeading} />
      <ul className={styles.departments}>
        {items.map((department) => (
          <li key={department.title}>
            <Typography variant="h4" component="h3">
              {department.title}
            </Typography>
            <Typography color="textSecondary">{department.description}</Typography>
            <p className={styles.system}>
              <Typography variant="label" color="textSecondary">
                {t('connected_to')}
              </Typography>{' '}
              <span>{department.system}</span>
            </p>
          </li>
        ))}
      </ul>
      <Bubble color="indigo" shape="reply" className={styles.compliance}>
        <Typography variant="h3">{compliance.title}</Typography>
        <p>{compliance.description}</p>
      </Bubble>
    </Section>
  )
}

function Benefits({ content, joined }: SectionProps) {
  const { title, items } = content.benefits
  return (
    <Section id="benefits" joined={joined}>
      <SectionHeading title={title} />
      <ul className={styles.benefits}>
        {items.map((benefit) => (
          <li key={benefit.title}>
            <Typography variant="h4" component="h3">
              {benefit.title}
            </Typography>
            <Typography color="textSecondary">{benefit.description}</Typography>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CallToAction({ industry, content }: SectionProps) {
  const { t } = useTranslation('industry')
  const { pricing, demo } = content
  const price = formatNumber(cheapestPlan.discountedPrice, useTextLanguage())
  return (
    <Section joined className={styles.bubbles}>
      <Bubble shape="bubbleLarge" className={styles.pricing}>
        <Typography variant="h3" component="h2">
          {pricing.title}
        </Typography>
        <Typography color="textSecondary">{fillIn(pricing.description, { price })}</Typography>
        <ButtonLink page="pricing" variant="outlined">
          {t('view_pricing')}
        </ButtonLink>
      </Bubble>
      <Bubble color="indigoSoft" shape="replyLarge" className={styles.demo}>
        <Typography variant="h2">{demo.title}</Typography>
        <Typography variant="lead">{demo.description}</Typography>
        <DemoButton industry={industry} />
      </Bubble>
    </Section>
  )
}
