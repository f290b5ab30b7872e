import { LazyContactForm } from '../../features/contact'
import { useContent } from '../../i18n/useContent'
import { siteConfig } from '../../site/siteConfig'
import styles from './ContactSection.module.css'

/** An invitation to write, beside the form to do it with. */
export function ContactSection() {
  const { contact } = useContent('home')
  return (
    <section id="contact" className={styles.band} aria-labelledby="contact-title">
      <div className={styles.content}>
        <div className={styles.invitation}>
          <h2 id="contact-title" className={styles.title}>
            {contact.title}
          </h2>
          <p>{contact.description}</p>
          <p className={styles.email}>
            {contact.email_label}
            <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </p>
        </div>
        <div className={styles.form}>
          <LazyContactForm />
        </div>
      </div>
    </section>
  )
}
