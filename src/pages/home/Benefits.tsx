import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { BenefitIcon } from './BenefitIcon'
import styles from './Benefits.module.css'

/** The benefits, one per row, beside a sticky title. */
export function Benefits() {
  const { title, description, items } = useContent('benefits')
  return (
    <Section id="benefits" titleId="benefits-title" columns={[5, 7]}>
      <SectionHeading id="benefits-title" title={title} lead={description} layout="sticky" />
      <List>
        {items.map((benefit, index) => (
          <ListItem key={benefit.title} divider disableGutters className={styles.item}>
            <Reveal className={styles.benefit}>
              <BenefitIcon index={index} />
              <div>
                <Typography variant="h3">{benefit.title}</Typography>
                <p>{benefit.description}</p>
              </div>
            </Reveal>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
