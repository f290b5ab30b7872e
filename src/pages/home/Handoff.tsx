import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Reveal } from '@/ui/Reveal'
import { SectionHeading } from '@/ui/Section'
import { Speaker } from '@/ui/Speaker'
import styles from './Handoff.module.css'

/** How an assistant hands a conversation over to a person, in three stages. */
export function Handoff() {
  const human = useContent('human')
  const traces = [
    <Bubble key="customer" component="p" color="indigo" className={styles.customer}>
      <Speaker name={human.speaker_customer} />
      <span>{human.example_customer}</span>
    </Bubble>,
    <Bubble key="note" color="sunSoft" className={styles.note}>
      <strong>{human.example_note_title}</strong>
      <p>{human.example_note}</p>
      <Stack direction="row" component="ul" className={styles.tags}>
        {human.example_tags.map((tag) => (
          <Chip key={tag} component="li" label={tag} />
        ))}
      </Stack>
    </Bubble>,
    <Bubble key="agent" component="p" shape="reply" className={styles.agent}>
      <Speaker name={human.speaker_agent} />
      <span>{human.example_agent}</span>
    </Bubble>,
  ]
  return (
    <section className={styles.section}>
      <Bubble component={Reveal} color="indigoSoft" shape="bubbleLarge" className={styles.panel}>
        <SectionHeading id="human-title" title={human.title} lead={human.description} />
        <ol className={styles.stages}>
          {traces.map((trace, index) => (
            <li key={trace.key}>
              <Typography variant="h3">{human.stages[index]?.title}</Typography>
              <p>{human.stages[index]?.description}</p>
              {trace}
            </li>
          ))}
        </ol>
      </Bubble>
    </section>
  )
}
