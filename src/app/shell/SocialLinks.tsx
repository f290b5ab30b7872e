import Button from '@mui/material/Button'
import List from '@mui/material/List'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'

const networks = [
  { name: 'WhatsApp', url: siteConfig.social.whatsapp },
  { name: 'Instagram', url: siteConfig.social.instagram },
  { name: 'LinkedIn', url: siteConfig.social.linkedin },
  { name: 'Facebook', url: siteConfig.social.facebook },
] as const

/** Links to the provider's social profiles, by name: no third party's logo. */
export function SocialLinks() {
  const { t } = useTranslation('footer')
  return (
    <List aria-label={t('social_label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {networks.map(({ name, url }) => (
        <li key={name}>
          <Button
            href={url}
            rel="me noopener"
            target="_blank"
            aria-label={t('opens_new_tab', { name })}
            variant="outlined"
            size="small"
            sx={({ vars }) => ({ borderRadius: vars.radius.bubbleSmall, fontWeight: 'normal' })}
          >
            <span>{name}</span>
          </Button>
        </li>
      ))}
    </List>
  )
}
