import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CustomerCase, Proof } from '@/content/proof'
import { useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { Section, SectionHeading } from '@/ui/Section'

type CustomersProps = Pick<Proof, 'cases' | 'logos'>

/** The customers that the owner has filled in; renders nothing if there are none. */
export function Customers({ cases, logos }: CustomersProps) {
  if (cases.length + logos.length === 0) return null
  return <FilledCustomers cases={cases} logos={logos} />
}

/** Separate, so that its texts are loaded only where they are shown. */
function FilledCustomers({ cases, logos }: CustomersProps) {
  const { t } = useTranslation('testimonials')
  return (
    <Section titleId="customers-title">
      <Stack sx={{ gap: 5 }}>
        <SectionHeading id="customers-title" title={t('title')} lead={t('description')} />
        {cases.length > 0 && (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
            }}
          >
            {cases.map((customerCase) => (
              <CaseCard key={customerCase.customer} customerCase={customerCase} />
            ))}
          </Box>
        )}
        {logos.length > 0 && (
          <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
            {logos.map(({ customer, picture }) => (
              <li key={customer}>
                <img src={picture} alt={customer} height="40" loading="lazy" />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  )
}

/** A customer's case: who, what was measured, and their own words if they gave any. */
function CaseCard({ customerCase }: { readonly customerCase: CustomerCase }) {
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
