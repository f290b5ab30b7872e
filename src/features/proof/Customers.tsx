import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { proof, type Proof } from '@/content/proof'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { CaseCard } from './CaseCard'

/** The customers' cases and logos that the owner has filled in. */
export default function Customers({ cases, logos }: Pick<Proof, 'cases' | 'logos'> = proof) {
  const { t } = useTranslation('testimonials')
  return (
    <Section titleId="customers-title">
      <Stack sx={{ gap: 5 }}>
        <SectionHeading id="customers-title" title={t('title')} lead={t('description')} />
        {cases.length > 0 && (
          <List
            disablePadding
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
          <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
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
