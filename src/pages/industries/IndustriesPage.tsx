import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DemoChat } from '@/features/demoChat'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import { industryKeys } from '@/site/industries'
import { ClosingBubble } from '@/ui/ClosingBubble'
import { ButtonLink } from '@/ui/PageLink'
import { FaqSection } from '@/ui/FaqList'
import { Reveal } from '@/ui/Reveal'
import { Section, SectionHeading } from '@/ui/Section'
import { IndustryCard } from './IndustryCard'
import styles from './IndustriesPage.module.css'

export default function IndustriesPage() {
  const content = useContent('industries_page')
  return (
    <StreamedSections>
      <Section columns={[7, 5]} className={styles.header}>
        <Typography variant="display">{content.title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.description}
        </Typography>
      </Section>

      <Section joined className={styles.cards}>
        <Typography variant="h3" component="h2">
          {content.cards_title}
        </Typography>
        {industryKeys.map((industry, index) => (
          <IndustryCard
            key={industry}
            industry={industry}
            shape={index % 2 === 0 ? 'bubbleLarge' : 'replyLarge'}
          />
        ))}
      </Section>

      <Section sunken>
        <Reveal>
          <SectionHeading
            layout="center"
            title={content.chat.title}
            lead={content.chat.description}
          />
          <Box sx={{ mt: 'var(--space-block)' }}>
            <DemoChat assistant="salesbot" />
          </Box>
        </Reveal>
      </Section>

      <FaqSection title={content.faq_title} faqs={content.faqs} />

      <ClosingBubble
        title={content.closing.title}
        text={content.closing.description}
        color="indigoSoft"
        shape="bubbleLarge"
      >
        <ButtonLink page="scheduleDemo" query={{ industry: 'General' }}>
          {content.closing.book_demo}
        </ButtonLink>
      </ClosingBubble>
    </StreamedSections>
  )
}
