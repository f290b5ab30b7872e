import { LazyContactForm } from '@/features/contact'
import { useContent } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { EmailLink } from '@/ui/EmailLink'
import { Section, SectionHeading } from '@/ui/Section'
import styles from './sections.module.css'

/** The contact form with an introduction beside it. */
export function ContactSection() {
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
