import { useContent } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/ButtonLink'
import styles from './Closing.module.css'

/** How to leave, and what there is for those who need more than a plan. */
export function Closing() {
  const { cancellation, enterprise } = useContent('pricing')
  return (
    <div className={styles.closing}>
      <section className={styles.cancellation} aria-labelledby="cancellation-title">
        <h2 id="cancellation-title">{cancellation.title}</h2>
        <p>{cancellation.description}</p>
      </section>
      <section className={styles.enterprise} aria-labelledby="enterprise-title">
        <div className={styles.offer}>
          <p className={styles.name}>{enterprise.name}</p>
          <h2 id="enterprise-title">{enterprise.title}</h2>
          <p>{enterprise.description}</p>
          <ButtonLink page="scheduleDemo">{enterprise.contact}</ButtonLink>
        </div>
        <ul className={styles.points}>
          {enterprise.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
