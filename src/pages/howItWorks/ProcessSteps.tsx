import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import styles from './sections.module.css'

/** The four steps, each lower than the one before. */
export function ProcessSteps() {
  const { title, result_label, items } = useContent('how').steps
  return (
    <Section titleId="process-title">
      <Typography variant="h2" id="process-title">
        {title}
      </Typography>
      <List component="ol" className={styles.steps}>
        {items.map((step) => (
          <li key={step.title}>
            <Reveal className={styles.step}>
              <Typography variant="h3">{step.title}</Typography>
              <Typography color="textSecondary">{step.description}</Typography>
              <Bubble component="p" color="sunken" shape="bubbleSmall" className={styles.result}>
                <span>{result_label}</span> <span>{step.result}</span>
              </Bubble>
            </Reveal>
          </li>
        ))}
      </List>
    </Section>
  )
}
