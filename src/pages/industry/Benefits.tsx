import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { Section } from '@/ui/Section'
import type { SectionProps } from './section'
import styles from './Benefits.module.css'

/** Four benefits in large type, one per line. */
export function Benefits({ content }: SectionProps) {
  const { title, items } = content.benefits
  return (
    <Section id="benefits">
      <Typography
        variant="lead"
        component="h2"
        color="textSecondary"
        sx={{ fontWeight: 'fontWeightMedium' }}
      >
        {title}
      </Typography>
      <List className={styles.benefits}>
        {items.map((benefit) => (
          <li key={benefit.title}>
            <Typography variant="h2" component="h3">
              {benefit.title}
            </Typography>
            <p>{benefit.description}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
