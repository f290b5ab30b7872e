import type { SectionProps } from './section'
import styles from './Benefits.module.css'

/** Four benefits as lines of large type. */
export function Benefits({ content }: SectionProps) {
  const { title, items } = content.benefits
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.benefits}>
        {items.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
