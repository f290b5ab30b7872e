import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './ImplementationBanner.module.css'

/** How soon an assistant is at work: three times that grow as their bars do. */
export function ImplementationBanner() {
  const { banner } = useContent('home')
  return (
    <section className={styles.banner} aria-labelledby="implementation-title">
      <Reveal className={styles.content}>
        <div className={styles.heading}>
          <h2 id="implementation-title">{banner.title}</h2>
          <p>{banner.description}</p>
        </div>
        <ol className={styles.milestones}>
          {banner.milestones.map(({ figure, description }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              <span>{description}</span>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}
