import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import styles from './Integration.module.css'

/** SVG paths from a number of evenly spread points on the left to one point on the right. */
const getWirePaths = (ends: number): string =>
  Array.from({ length: ends }, (_, end) => {
    const height = ((end + 0.5) * 100) / ends
    return `M0 ${height}C60 ${height} 40 50 100 50`
  }).join('')

const Wires = ({ ends }: { readonly ends: number }) => (
  <svg className={styles.wires} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d={getWirePaths(ends)} fill="none" vectorEffect="non-scaling-stroke" />
  </svg>
)

/** A diagram of all channels and all systems, connected by one inbox. */
export function Integration() {
  const { integration } = useContent('home')
  const { channels, systems } = integration
  return (
    <Section>
      <Reveal>
        <SectionHeading
          id="integration-title"
          title={integration.title}
          lead={integration.description}
          layout="row"
          className={styles.heading}
        />
        <div className={styles.board}>
          <ul className={styles.channels} aria-label={integration.channels_label}>
            {channels.map((channel) => (
              <Bubble key={channel} component="li" shape="reply">
                {channel}
              </Bubble>
            ))}
          </ul>
          <Wires ends={channels.length} />
          <Bubble color="indigo" className={styles.inbox}>
            <span className={styles.dots} aria-hidden="true" />
            <Typography variant="h3">{integration.inbox}</Typography>
            <p>{integration.inbox_description}</p>
          </Bubble>
          <Wires ends={systems.length} />
          <ul className={styles.systems} aria-label={integration.systems_label}>
            {systems.map(({ title, description }) => (
              <li key={title} className={styles.system}>
                <Typography variant="h4" component="strong">
                  {title}
                </Typography>
                <span>{description}</span>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </Section>
  )
}
