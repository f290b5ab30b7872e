import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { LazyWhenVisible } from '@/hydration/LazyWhenVisible'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import { lazyPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import styles from './sections.module.css'

const DemoChat = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "home-sections" */ '../../features/demoChat'))
    .DemoChat,
}))

/** The four steps to an assistant, beside a phone that plays a conversation. */
export function HowItWorks() {
  const { title, description, steps, chat_title, chat_description, view_more } =
    useContent('how_it_works')
  return (
    <Section id="how-it-works" titleId="how-it-works-title" sunken columns={[7, 5]}>
      <Reveal>
        <SectionHeading id="how-it-works-title" title={title} lead={description} />
        <List component="ol" className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <Typography variant="h3">{step.title}</Typography>
              <p>{step.description}</p>
            </li>
          ))}
        </List>
        <ButtonLink page="howItWorks">{view_more}</ButtonLink>
      </Reveal>
      <div className={styles.demo}>
        <Bubble color="sun" className={styles.invitation}>
          <Typography variant="h4" component="h3">
            {chat_title}
          </Typography>
          <p>{chat_description}</p>
        </Bubble>
        <NeedsScript />
        <LazyWhenVisible label={chat_title} className={styles.chat}>
          <DemoChat />
        </LazyWhenVisible>
      </div>
    </Section>
  )
}
