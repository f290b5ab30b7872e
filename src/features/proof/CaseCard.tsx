import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CustomerCase } from '@/content/proof'
import { useTextLanguage } from '@/i18n/useTextLanguage'
import { Bubble } from '@/ui/Bubble'

/** A customer's case: who, what was measured, and their own words if they gave any. */
export function CaseCard({ customerCase }: { readonly customerCase: CustomerCase }) {
  const language = useTextLanguage()
  const { customer, result, quote, person, url } = customerCase
  return (
    <Bubble component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1.5 }}>
      <Typography variant="h4" component="h3">
        {url ? <Link href={url}>{customer}</Link> : customer}
      </Typography>
      <p>{result[language]}</p>
      {quote && (
        <Typography component="blockquote" color="textSecondary" sx={{ m: 0 }}>
          <span>{quote[language]}</span>
          {person && <footer>{person}</footer>}
        </Typography>
      )}
    </Bubble>
  )
}
