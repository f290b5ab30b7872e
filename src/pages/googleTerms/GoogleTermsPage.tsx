import { LegalDocument } from '@/features/legal'
import { useContent } from '@/i18n/useContent'
import { LastUpdated } from './LastUpdated'

/** The terms for visitors who connect their webmail account. */
export default function GoogleTermsPage() {
  const terms = useContent('google_terms')
  return (
    <LegalDocument text={terms}>
      <LastUpdated label={terms.last_updated} />
    </LegalDocument>
  )
}
