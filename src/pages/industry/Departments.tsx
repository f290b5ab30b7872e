import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Bubble } from '@/ui/Bubble'
import { Section, SectionHeading } from '@/ui/Section'
import type { SectionProps } from './section'
import styles from './sections.module.css'

/** The departments with the system that each is connected to, and a note on the law. */
export function Departments({ content, joined }: SectionProps) {
  const { t } = useTranslation('industry')
  if (!content.departments) return null
  const { title, description, items, compliance } = content.departments
  return (
    <Section id="departments" joined={joined}>
      <SectionHeading title={title} lead={description} className={styles.departmentsHeading} />
      <List className={styles.departments}>
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
      </List>
      <Bubble color="indigo" shape="reply" className={styles.compliance}>
        <Typography variant="h3">{compliance.title}</Typography>
        <p>{compliance.description}</p>
      </Bubble>
    </Section>
  )
}
