import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Reveal } from '@/ui/Reveal'
import styles from './ImplementationBanner.module.css'

/** How soon an assistant is at work: three durations with bars of proportional length. */
export function ImplementationBanner() {
  const { banner } = useContent('home')
  const last = banner.milestones.at(-1)
  return (
    <section className={styles.banner}>
      <Container component={Reveal}>
        <div className={styles.heading}>
          <Typography variant="h3" component="h2" id="implementation-title">
            {banner.title}
          </Typography>
          <p>{banner.description}</p>
        </div>
        <ol className={styles.milestones}>
          {banner.milestones.map((milestone) => (
            <li key={milestone.figure}>
              <Typography variant={milestone === last ? 'display' : 'h2'} component="strong">
                {milestone.figure}
              </Typography>
              <span>{milestone.description}</span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
