import { useContent } from '../../i18n/useContent'
import { Reveal } from '../../ui/Reveal'
import styles from './Integration.module.css'

/** Curves from a number of evenly spread ends on the left to one on the right. */
const wirePaths = (ends: number): string =>
  Array.from({ length: ends }, (_, end) => {
    const height = ((end + 0.5) * 100) / ends
    return `M0 ${height}C60 ${height} 40 50 100 50`
  }).join('')

interface WiresProps {
  readonly ends: number
  readonly className: string | undefined
}

const Wires = ({ ends, className }: WiresProps) => (
  <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d={wirePaths(ends)} fill="none" vectorEffect="non-scaling-stroke" />
  </svg>
)

/** Every channel on one side, every system on the other, one inbox between them. */
export function Integration() {
  const { integration } = useContent('home')
  const { channels, systems } = integration
  return (
    <section className={styles.section} aria-labelledby="integration-title">
      <Reveal>
        <div className={styles.heading}>
          <h2 id="integration-title" className={styles.title}>
            {integration.title}
          </h2>
          <p className={styles.lead}>{integration.description}</p>
        </div>
        <div className={styles.board}>
          <ul className={styles.channels} aria-label={integration.channels_label}>
            {channels.map((channel) => (
              <li key={channel}>
                <span>{channel}</span>
              </li>
            ))}
          </ul>
          <Wires ends={channels.length} className={styles.wires} />
          <div className={styles.inbox}>
            <span className={styles.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <p className={styles.inboxName}>{integration.inbox}</p>
            <p>{integration.inbox_description}</p>
          </div>
          <Wires ends={systems.length} className={`${styles.wires} ${styles.turned}`} />
          <ul className={styles.systems} aria-label={integration.systems_label}>
            {systems.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{description}</span>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  )
}
