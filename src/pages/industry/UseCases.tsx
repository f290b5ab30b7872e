import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCaseIcons, type UseCaseIcon } from '@/content/useCaseIcons'
import { assistantNames } from '@/site/assistants'
import { Bubble } from '@/ui/Bubble'
import { Section, SectionHeading } from '@/ui/Section'
import { roundStroke } from '@/ui/StrokeIcon'
import { AssistantLabel, type SectionProps } from './section'
import styles from './UseCases.module.css'

const colors = {
  indigo: 'indigo',
  sun: 'sunSoft',
  mint: 'mintSoft',
  coral: 'coralSoft',
  sky: 'skySoft',
  plain: undefined,
} as const

export function UseCases({ content, joined }: SectionProps) {
  const { t } = useTranslation('industry')
  const { title, description, items } = content.useCases
  return (
    <Section id="use-cases" joined={joined}>
      <SectionHeading layout="row" title={title} lead={description} className={styles.heading} />
      <ul className={styles.mosaic}>
        {items.map((useCase, index) => (
          <Bubble
            key={useCase.title}
            component="li"
            color={colors[useCase.tone]}
            shape={index % 2 === 0 ? 'bubbleLarge' : 'replyLarge'}
          >
            <IconBubble icon={useCase.icon} />
            <Typography variant="h3">{useCase.title}</Typography>
            <p className={styles.description}>{useCase.description}</p>
            <AssistantLabel assistant={useCase.assistant}>
              {t('recommended', { assistant: assistantNames[useCase.assistant] })}
            </AssistantLabel>
          </Bubble>
        ))}
      </ul>
    </Section>
  )
}

/** A bubble with an icon cut out of it. */
function IconBubble({ icon }: { readonly icon: UseCaseIcon }) {
  const maskId = useId()
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <mask id={maskId}>
        <path
          fill="white"
          d="M15 3h34a13 13 0 0 1 13 13v25a13 13 0 0 1-13 13H25L9.5 62.5A1 1 0 0 1 8 61.6V52a13 13 0 0 1-6-11V16A13 13 0 0 1 15 3Z"
        />
        <path d={useCaseIcons[icon]} fill="none" stroke="black" strokeWidth="3" {...roundStroke} />
      </mask>
      <path d="M0 0h64v64H0Z" fill="var(--icon-color, currentColor)" mask={`url(#${maskId})`} />
    </svg>
  )
}
