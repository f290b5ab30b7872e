import { useTranslation } from 'react-i18next'
import type { SectionProps } from './section'
import styles from './Departments.module.css'

/** A use case for each department with the system it is connected to, and the law for all of them. */
export function Departments({ content }: SectionProps) {
  const { t } = useTranslation('industry')
  if (!content.departments) return null
  const { title, description, items, compliance } = content.departments
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <ul className={styles.departments}>
        {items.map((department) => (
          <li key={department.title}>
            <h3>{department.title}</h3>
            <p>{department.description}</p>
            <p className={styles.system}>
              <span>{t('connected_to')}</span> {department.system}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.compliance}>
        <h3>{compliance.title}</h3>
        <p>{compliance.description}</p>
      </div>
    </section>
  )
}
