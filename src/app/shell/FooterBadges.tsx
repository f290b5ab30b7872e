import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { useTranslation } from 'react-i18next'
import { proof, type Proof } from '@/content/proof'

const badges = [
  { name: 'verified', path: 'm6 10.5 3 3 5.5-6' },
  { name: 'startup', path: 'M10 14V6m-4 4 4-4 4 4' },
] as const

/**
 * The provider's two badges, as neutral icons with their text (requirements R14). A badge links to the
 * page that confirms it, if the owner has given one.
 */
export function FooterBadges({ urls = proof.badges }: { readonly urls?: Proof['badges'] }) {
  const { t } = useTranslation('footer')
  return (
    <List sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      {badges.map(({ name, path }) => {
        const text = t(`badge_${name}`)
        const url = urls[name]
        return (
          <ListItem
            key={name}
            disablePadding
            sx={{ gap: 1.5, color: 'text.secondary', typography: 'body2' }}
          >
            <svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true">
              <path
                fill="var(--palette-site-indigoSoft)"
                d="M10 1a9 9 0 1 1-4.4 16.8L1.6 19l1.1-3.9A9 9 0 0 1 10 1Z"
              />
              <path
                d={path}
                fill="none"
                stroke="var(--palette-primary-main)"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {url ? (
              <Link href={url} color="inherit">
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
          </ListItem>
        )
      })}
    </List>
  )
}
