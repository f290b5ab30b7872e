import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import styles from './sections.module.css'

/** The contents of the free implementation. */
export function Implementation() {
  const { implementation } = useContent('pricing')
  return (
    <Section
      sunken
      titleId="implementation-title"
      columns={[1, 1]}
      className={styles.implementation}
    >
      <div className={styles.claim}>
        <p className={styles.zero} aria-hidden="true">
          0
        </p>
        <Typography variant="h2" id="implementation-title">
          {implementation.title}
        </Typography>
        <Typography variant="lead">{implementation.description}</Typography>
      </div>
      <Reveal>
        <List component="ol" className={styles.steps}>
          {implementation.steps.map(({ title, description }) => (
            <Bubble component="li" key={title}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary">{description}</Typography>
            </Bubble>
          ))}
        </List>
      </Reveal>
    </Section>
  )
}
