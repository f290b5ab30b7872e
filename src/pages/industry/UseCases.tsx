import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { AssistantLabel } from './AssistantLabel'
import type { SectionProps } from './section'
import { UseCaseIcon } from './UseCaseIcon'
import styles from './UseCases.module.css'

const colors = {
  indigo: 'indigo',
  sun: 'sunSoft',
  mint: 'mintSoft',
  coral: 'coralSoft',
  sky: 'skySoft',
  plain: undefined,
} as const

/** Four use cases as bubbles of different size, each with a recommended assistant. */
export function UseCases({ content }: SectionProps) {
  const { t } = useTranslation('industry')
  const assistants = useContent('assistants')
  const { title, description, items } = content.useCases
  return (
    <Section id="use-cases">
      <SectionHeading layout="row" title={title} lead={description} className={styles.heading} />
      <List className={styles.mosaic}>
        {items.map((useCase, index) => (
          <Bubble
            key={useCase.title}
            component="li"
            color={colors[useCase.tone]}
            shape={index % 2 === 0 ? 'bubbleLarge' : 'replyLarge'}
          >
            <UseCaseIcon icon={useCase.icon} />
            <Typography variant="h3">{useCase.title}</Typography>
            <p className={styles.description}>{useCase.description}</p>
            <AssistantLabel assistant={useCase.assistant}>
              {t('recommended', { assistant: assistants[useCase.assistant].name })}
            </AssistantLabel>
          </Bubble>
        ))}
      </List>
    </Section>
  )
}
