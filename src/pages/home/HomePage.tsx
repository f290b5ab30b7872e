import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { cheapestPlan, discountPercent } from '@/content/plans'
import { ArticleCards } from '@/features/blog'
import { LazyContactForm } from '@/features/contact'
import { LazyWhenVisible } from '@/hydration/LazyWhenVisible'
import { StreamedSections } from '@/hydration/StreamedSections'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { useContent, useSections, useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Dots } from '@/ui/Dots'
import { EmailLink } from '@/ui/EmailLink'
import { lazyPart, lazyPrerenderedPart } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import { roundStroke } from '@/ui/StrokeIcon'
import { Handoff } from './Handoff'
import { Hero } from './Hero'
import { ImplementationBanner } from './ImplementationBanner'
import { Integration } from './Integration'
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

/** The benefits, one per row, beside a sticky title. */
function Benefits() {
  const { title, description, items } = useContent('benefits')
  return (
    <Section id="benefits" titleId="benefits-title" columns={[5, 7]}>
      <SectionHeading id="benefits-title" title={title} lead={description} layout="sticky" />
      <List>
        {items.map((benefit, index) => (
          <ListItem key={benefit.title} divider disableGutters className={styles.item}>
            <Reveal className={styles.benefit}>
              <BenefitIcon index={index} />
              <div>
                <Typography variant="h3">{benefit.title}</Typography>
                <p>{benefit.description}</p>
              </div>
            </Reveal>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}

/** One icon per benefit, in the order of the benefits. */
const benefitIcons = [
  // A cycle, falling bars, a rising line, ticked lines, a clock's hands.
  ['sun', 'M21.5 28a11 11 0 0 1 20-4m.5-7v7.5h-7.5M42.5 34a11 11 0 0 1-20 4m-.5 7v-7.5h7.5'],
  ['mint', 'M21 20v23M32 28v15M43 36v7'],
  ['coral', 'm19 41 9-9 6 5 11-15m-8.5 0H45v8.5'],
  ['sky', 'M20 22h24M20 31h12M20 40h7m6 0 4.5 4.5L46 35'],
  ['rose', 'M32 18v14l9 6'],
] as const

/** The icon of a benefit in a speech bubble of an accent colour. */
function BenefitIcon({ index }: { readonly index: number }) {
  const [color, path] = benefitIcons[index] ?? benefitIcons[0]
  return (
    <svg width="72" height="72" viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill={`var(--palette-site-${color})`}
        d="M32 4a27 27 0 1 1-14.5 49.8L6.5 58.2a2 2 0 0 1-2.6-2.6l4.3-10.8A27 27 0 0 1 32 4Z"
      />
      <path
        fill="none"
        stroke="var(--palette-site-onAccent)"
        strokeWidth="4"
        {...roundStroke}
        d={path}
      />
    </svg>
  )
}

const DemoChat = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "home-sections" */ '../../features/demoChat'))
    .DemoChat,
}))

/** The four steps to an assistant, beside a phone that plays a conversation. */
function HowItWorks() {
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

const AssistantCarousel = lazyPrerenderedPart(
  () => import(/* webpackChunkName: "home-sections" */ './assistants/AssistantCarousel'),
)

/** The section with the carousel of the five assistants. */
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
        <Typography variant="body2" color="textSecondary">
          {t('metrics_note')}
        </Typography>
        <ButtonLink page="howItWorks" variant="outlined">
          {t('discover_all')}
        </ButtonLink>
      </Stack>
    </Section>
  )
}

/** So many characters of the giant font fit into a phone. */
const maxGiantLength = 4

/** The price of the smallest plan in large type, and what every plan includes. */
function PricingTeaser() {
  const { pricing } = useContent('home')
  const language = useTextLanguage()
  const { discountedPrice, originalPrice } = cheapestPlan
  const amount = fillIn(pricing.amount, { price: formatNumber(discountedPrice, language) })
  return (
    <Section>
      <Reveal className={styles.pricing}>
        <SectionHeading title={pricing.title}>
          <List className={styles.pricingPoints}>
            {pricing.points.map((point) => (
              <ListItem key={point} disableGutters divider>
                {point}
              </ListItem>
            ))}
          </List>
          <ButtonLink page="pricing">{pricing.view_plans}</ButtonLink>
        </SectionHeading>
        <div className={styles.price}>
          <p className={styles.amount}>
            <span>{pricing.starting_at}</span>{' '}
            {amount.length > maxGiantLength ? (
              // In a span, because a direct child has the giant font.
              <span>
                <Typography component="strong" variant="h2" color="textPrimary">
                  {amount}
                </Typography>
              </span>
            ) : (
              <strong>{amount}</strong>
            )}{' '}
            <span>{pricing.per_month}</span>
          </p>
          <span>{pricing.before}</span>{' '}
          <s>{fillIn(pricing.original, { price: formatNumber(originalPrice, language) })}</s>{' '}
          <Chip
            component="span"
            color="warning"
            label={fillIn(pricing.discount, { percent: discountPercent })}
          />
        </div>
      </Reveal>
    </Section>
  )
}

/** The newest articles. */
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

/** The contact form with an introduction beside it. */
function ContactSection() {
  const { contact } = useContent('home')
  return (
    <Section id="contact" titleId="contact-title" sunken columns={[5, 7]}>
      <SectionHeading id="contact-title" title={contact.title}>
        <p className={styles.description}>{contact.description}</p>
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

/** The end of the page: a bubble with a typing indicator, and two links. */
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
