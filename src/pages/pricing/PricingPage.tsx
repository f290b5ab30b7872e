import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { discountPercent } from '@/content/plans'
import { proof } from '@/content/proof'
import { Customers } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { formatPercent } from '@/i18n/formatNumber'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { FaqSection } from '@/ui/FaqList'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import { Plans } from './Plans'
import styles from './PricingPage.module.css'

export default function PricingPage() {
  const { title, faqs } = useContent('buyer_questions')
  return (
    <StreamedSections>
      <PageHeader />
      <Plans />
      <Implementation />
      <Customers cases={proof.cases} logos={proof.logos} />
      <FaqSection title={title} faqs={faqs} />
      <CallToAction />
    </StreamedSections>
  )
}

function PageHeader() {
  const { title, intro, sticker } = useContent('pricing')
  const language = useTextLanguage()
  return (
    <Container component="header" className={styles.header}>
      <div className={styles.pitch}>
        <Typography variant="display">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {intro}
        </Typography>
      </div>
      <Bubble component="p" color="sun" shape="replyLarge" className={styles.sticker}>
        <Typography component="strong" variant="h1">
          {formatPercent(discountPercent, language)}
        </Typography>
        <span>{sticker}</span>
      </Bubble>
    </Container>
  )
}

function Implementation() {
  const { implementation } = useContent('pricing')
  return (
    <Section
      sunken
      titleId="implementation-title"
      columns={[1, 1]}
      className={styles.implementation}
    >
      <div className={styles.claim}>
        <p className={styles.zero} aria-hidden="true">
          0
        </p>
        <Typography variant="h2" id="implementation-title">
          {implementation.title}
        </Typography>
        <Typography variant="lead">{implementation.description}</Typography>
      </div>
      <Reveal>
        <ol className={styles.steps}>
          {implementation.steps.map(({ title, description }) => (
            <Bubble component="li" key={title}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary">{description}</Typography>
            </Bubble>
          ))}
        </ol>
      </Reveal>
    </Section>
  )
}

function CallToAction() {
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
        <ul className={styles.points}>
          {enterprise.points.map((point) => (
            <Typography variant="h4" component="li" key={point}>
              {point}
            </Typography>
          ))}
        </ul>
      </Bubble>
    </Section>
  )
}
