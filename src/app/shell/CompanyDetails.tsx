import Typography from '@mui/material/Typography'
import { proof, type Company } from '@/content/proof'
import { useTextLanguage } from '@/i18n/useContent'

/** The legal details of the company; renders nothing until the owner has filled them in. */
export function CompanyDetails({ company = proof.company }: { readonly company?: Company }) {
  const language = useTextLanguage()
  const { legalName, address = [], hours } = company
  const details = [legalName, ...address, hours?.[language]].filter(Boolean)
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
