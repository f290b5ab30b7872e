import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Proof } from '@/content/proof'
import { useContent } from '@/i18n/useContent'

/** The systems that the owner has filled in by name; renders nothing if there are none. */
export function NamedIntegrations({ integrations }: Pick<Proof, 'integrations'>) {
  const { named } = useContent('how').integrations
  if (integrations.length === 0) return null
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 9, mb: 2 }}>
        {named}
      </Typography>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        {integrations.map(({ name, url }) => (
          <li key={name}>{url ? <Link href={url}>{name}</Link> : name}</li>
        ))}
      </Stack>
    </>
  )
}
