import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Section, SectionHeading } from '@/ui/Section'
import { AssistantLabel, type SectionProps } from './section'
import styles from './sections.module.css'

/** The solution in four steps, shown as a conversation between the assistants. */
export function SolutionFlow({ content, joined }: SectionProps) {
  const assistants = useContent('assistants')
  const { title, description, steps } = content.flow
  return (
    <Section id="flow" joined={joined} columns={[5, 7]}>
      <SectionHeading layout="sticky" title={title} lead={description} />
      <List component="ol" className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <Bubble sx={{ p: 3 }}>
              <Typography variant="h4" component="h3" gutterBottom>
                {step.title}
              </Typography>
              <Typography color="textSecondary">{step.description}</Typography>
            </Bubble>
            <AssistantLabel assistant={step.assistant}>
              {assistants[step.assistant].name}
            </AssistantLabel>
          </li>
        ))}
      </List>
    </Section>
  )
}
