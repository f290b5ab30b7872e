import type source from '../../../es/articles/metaVerification/summary'
import type { Translation } from '../../../translation'

const metaVerificationSummary: Translation<typeof source> = {
  title: 'We are a provider verified by Meta: what it means for you',
  excerpt:
    'The owner of WhatsApp and Instagram has verified us as a provider, so connecting your channels is faster and safer. Here is what that means, and what it does not.',
  keywords: 'Meta verification, messaging API, WhatsApp, Instagram',
}

export default metaVerificationSummary
