import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { Section } from '@/ui/Section'
import styles from './sections.module.css'

/** How to cancel, and the offer for enterprises. */
export function CallToAction() {
  const { cancellation, enterprise } = useContent('pricing')
  return (
    <Section joined className={styles.closing}>
      <Bubble
        component="section"
        color="mint"
        shape="replyLarge"
        className={styles.cancellation}
        aria-labelledby="cancellation-title"
      >
        <Typography variant="h2" id="cancellation-title">
          {cancellation.title}
        </Typography>
        <Typography variant="lead">{cancellation.description}</Typography>
      </Bubble>
      <Bubble
        component="section"
        color="inverse"
        shape="bubbleLarge"
        className={styles.enterprise}
        aria-labelledby="enterprise-title"
      >
        <div className={styles.offer}>
          <p>{enterprise.name}</p>
          <Typography variant="h2" id="enterprise-title">
            {enterprise.title}
          </Typography>
          <Typography variant="lead">{enterprise.description}</Typography>
          <ButtonLink page="scheduleDemo">{enterprise.contact}</ButtonLink>
        </div>
        <List className={styles.points}>
          {enterprise.points.map((point) => (
            <Typography variant="h4" component="li" key={point}>
              {point}
            </Typography>
          ))}
        </List>
      </Bubble>
    </Section>
  )
}
