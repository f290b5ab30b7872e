import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Reveal } from '@/ui/Reveal'
import styles from './sections.module.css'

/** Two weeks, drawn as one dot per day, which appear one after the other. */
const days = Array.from({ length: 14 }, (_, day) => day)

/** How long the implementation takes, drawn to scale. */
export function ImplementationTime() {
  const { title, text, items } = useContent('how').time
  return (
    <section className={styles.time} aria-labelledby="time-title">
      <Bubble color="indigo" shape="bubbleLarge" className={styles.box}>
        <div className={styles.title}>
          <Typography variant="h2" id="time-title">
            {title}
          </Typography>
          <p>{text}</p>
        </div>
        <Reveal className={styles.days}>
          {days.map((day) => (
            <span key={day} />
          ))}
        </Reveal>
        <List className={styles.spans}>
          {items.map(({ before, figure, after }) => (
            <li key={figure}>
              <span>{before}</span>{' '}
              <Typography variant="h1" component="strong">
                {figure}
              </Typography>{' '}
              <span>{after}</span>
            </li>
          ))}
        </List>
      </Bubble>
    </section>
  )
}
