import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { ArticleCards } from '@/features/blog'
import { LazyContactForm } from '@/features/contact'
import { LazyWhenVisible } from '@/hydration/LazyWhenVisible'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent, useSections } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Dots } from '@/ui/Dots'
import { EmailLink } from '@/ui/EmailLink'
import { lazyPart, lazyPrerenderedPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import { Benefits } from './Benefits'
import { Handoff } from './Handoff'
import { Hero } from './Hero'
import { ImplementationBanner } from './ImplementationBanner'
import { Integration } from './Integration'
import { PricingTeaser } from './PricingTeaser'
import { InboxVideo } from './video/InboxVideo'
import styles from './HomePage.module.css'

export default function HomePage() {
  return (
    <StreamedSections>
      <Hero />
      <InboxVideo />
      <Integration />
      <ImplementationBanner />
      <Benefits />
      <HowItWorks />
      <Assistants />
      <Handoff />
      <PricingTeaser />
      <BlogPreview />
      <ContactSection />
      <CallToAction />
    </StreamedSections>
  )
}

const DemoChat = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "home-sections" */ '../../features/demoChat'))
    .DemoChat,
}))

function HowItWorks() {
  const { title, description, steps, chat_title, chat_description, view_more } =
    useContent('how_it_works')
  return (
    <Section id="how-it-works" titleId="how-it-works-title" sunken columns={[7, 5]}>
      <Reveal>
        <SectionHeading id="how-it-works-title" title={title} lead={description} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <Typography variant="h3">{step.title}</Typography>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
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

const AssistantCarousel = lazyPrerenderedPart(
  () => import(/* webpackChunkName: "home-sections" */ './assistants/AssistantCarousel'),
)

function Assistants() {
  const { t } = useTranslation('ai_assistants')
  return (
    <Section id="ai-assistants" titleId="ai-assistants-title">
      <Stack sx={{ alignItems: 'center', gap: 3 }}>
        <SectionHeading
          id="ai-assistants-title"
          title={t('title')}
          lead={t('description')}
          layout="center"
        />
        {/* Reserves the height of the carousel while it loads. */}
        <Box sx={{ width: 1, minHeight: 760 }}>
          <Suspense fallback={null}>
            <AssistantCarousel />
          </Suspense>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('metrics_note')}
        </Typography>
        <ButtonLink page="howItWorks" variant="outlined">
          {t('discover_all')}
        </ButtonLink>
      </Stack>
    </Section>
  )
}

function BlogPreview() {
  const { read } = useSections(['home', 'blog', 'listings/newest'])
  const { blog } = read('home')
  return (
    <Section joined>
      <SectionHeading title={blog.title} layout="row">
        <ButtonLink page="blog" variant="outlined">
          {blog.view_all}
        </ButtonLink>
      </SectionHeading>
      <Reveal>
        <ArticleCards articles={read('listings/newest').articles} />
      </Reveal>
    </Section>
  )
}

function ContactSection() {
  const { contact } = useContent('home')
  return (
    <Section id="contact" titleId="contact-title" sunken columns={[5, 7]}>
      <SectionHeading id="contact-title" title={contact.title}>
        <p>{contact.description}</p>
        <Bubble component="p" color="mint" className={styles.email}>
          <span>{contact.email_label}</span>
          <EmailLink variant="h4" color="inherit" />
        </Bubble>
      </SectionHeading>
      <Bubble shape="reply" className={styles.contactForm}>
        <LazyContactForm />
      </Bubble>
    </Section>
  )
}

function CallToAction() {
  const { t } = useTranslation('cta_section')
  const { ref, inView } = useInView({ threshold: 1, triggerOnce: true })
  return (
    <Section>
      <Reveal className={styles.closing}>
        <Dots ref={ref} className={inView ? `${styles.typing} ${styles.moving}` : styles.typing} />
        <Typography variant="display" component="h2">
          {t('title')}
        </Typography>
        <Typography variant="lead">{t('description')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <ButtonLink page="scheduleDemo">{t('start')}</ButtonLink>
          <ButtonLink page="home" anchor="contact" variant="outlined">
            {t('talk_to_expert')}
          </ButtonLink>
        </Stack>
      </Reveal>
    </Section>
  )
}
