import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { proof, type Company } from '@/content/proof'
import type { Language } from '@/site/language'

/** Who the provider is; renders nothing until the owner has filled it in. */
export function CompanyDetails({ company = proof.company }: { readonly company?: Company }) {
  const { i18n } = useTranslation('footer')
  const { legalName, address = [], hours } = company
  const details = [legalName, ...address, hours?.[i18n.language as Language]].filter(Boolean)
  if (details.length === 0) return null
  return (
    <Typography
      variant="body2"
      component="address"
      color="textSecondary"
      sx={{ flexBasis: '100%' }}
    >
      {details.join(' · ')}
    </Typography>
  )
}
