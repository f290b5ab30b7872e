import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { proof } from '@/content/proof'
import { NamedIntegrations } from '@/features/proof'
import { useContent } from '@/i18n/useContent'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import styles from './sections.module.css'

/** The systems that an assistant can be connected to. */
export function Integrations() {
  const { title, items } = useContent('how').integrations
  return (
    <Section sunken titleId="integrations-title">
      <Typography variant="h3" component="h2" id="integrations-title">
        {title}
      </Typography>
      <List className={styles.systems}>
        {items.map((system) => (
          <li key={system.title}>
            <Reveal>
              <Typography variant="h1" component="h3">
                {system.title}
              </Typography>
              <Typography color="textSecondary">{system.description}</Typography>
            </Reveal>
          </li>
        ))}
      </List>
      <NamedIntegrations integrations={proof.integrations} />
    </Section>
  )
}
