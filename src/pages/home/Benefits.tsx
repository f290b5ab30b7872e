import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import { BenefitSign } from './BenefitSign'
import styles from './Benefits.module.css'

/** What a business gains, one line of it at a time beside a title that stays. */
export function Benefits() {
  const { title, description, items } = useContent('benefits')
  return (
    <section id="benefits" className={styles.section} aria-labelledby="benefits-title">
      <div className={styles.heading}>
        <h2 id="benefits-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{description}</p>
      </div>
      <ul className={styles.items}>
        {items.map((benefit, index) => (
          <li key={benefit.title}>
            <Reveal className={styles.item}>
              <BenefitSign index={index} />
              <div>
                <h3>{benefit.title}</h3>
                <p>{benefit.description}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  )
}
