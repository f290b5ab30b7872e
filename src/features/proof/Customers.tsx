import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { Proof } from '@/content/proof'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { CaseCard } from './CaseCard'

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
          <List
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { md: 'repeat(auto-fit, minmax(320px, 1fr))' },
            }}
          >
            {cases.map((customerCase) => (
              <CaseCard key={customerCase.customer} customerCase={customerCase} />
            ))}
          </List>
        )}
        {logos.length > 0 && (
          <List sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            {logos.map(({ customer, picture }) => (
              <li key={customer}>
                <img src={picture} alt={customer} height="40" loading="lazy" />
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  )
}
