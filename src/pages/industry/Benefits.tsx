import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { Section, SectionHeading } from '@/ui/Section'
import type { SectionProps } from './section'
import styles from './sections.module.css'

/** Four benefits in a row: a pause between the large sections. */
export function Benefits({ content, joined }: SectionProps) {
  const { title, items } = content.benefits
  return (
    <Section id="benefits" joined={joined}>
      <SectionHeading title={title} />
      <List className={styles.benefits}>
        {items.map((benefit) => (
          <li key={benefit.title}>
            <Typography variant="h4" component="h3">
              {benefit.title}
            </Typography>
            <Typography color="textSecondary">{benefit.description}</Typography>
          </li>
        ))}
      </List>
    </Section>
  )
}
