import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import styles from './SocialLinks.module.css'

const networks = [
  { name: 'WhatsApp', address: siteConfig.social.whatsapp },
  { name: 'Instagram', address: siteConfig.social.instagram },
  { name: 'LinkedIn', address: siteConfig.social.linkedin },
  { name: 'Facebook', address: siteConfig.social.facebook },
] as const

/** The provider's own pages elsewhere, by name: no third party's logo. */
export function SocialLinks() {
  const { t } = useTranslation('footer')
  return (
    <ul className={styles.links} aria-label={t('social_label')}>
      {networks.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            rel="me noopener"
            target="_blank"
            aria-label={t('opens_new_tab', { name })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
