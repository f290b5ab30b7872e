import { useContent } from '../../i18n/useContent'
import { LegalDocument } from '../../ui/LegalDocument'
import { LastUpdated } from './LastUpdated'

/** What a visitor agrees to who connects their webmail account. */
export default function GoogleTermsPage() {
  const terms = useContent('google_terms')
  return (
    <LegalDocument page="googleTerms" text={terms}>
      <LastUpdated label={terms.last_updated} />
    </LegalDocument>
  )
}
