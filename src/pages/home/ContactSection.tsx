import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { LazyContactForm } from '../../features/contact'
import { useContent } from '../../i18n/useContent'
import { siteConfig } from '../../site/siteConfig'
import { Section } from '../../ui/Section'
import { SectionHeading } from '../../ui/SectionHeading'
import styles from './ContactSection.module.css'

/** An invitation to write, beside the form to do it with. */
export function ContactSection() {
  const { contact } = useContent('home')
  return (
    <Section id="contact" titleId="contact-title" sunken columns={[5, 7]}>
      <SectionHeading id="contact-title" title={contact.title}>
        <p className={styles.description}>{contact.description}</p>
        <Paper component="p" variant="bubble" className={styles.email}>
          {contact.email_label}
          <Link variant="h4" color="inherit" href={`mailto:${siteConfig.email}`}>
            {siteConfig.email}
          </Link>
        </Paper>
      </SectionHeading>
      <Paper variant="reply" className={styles.form}>
        <LazyContactForm />
      </Paper>
    </Section>
  )
}
