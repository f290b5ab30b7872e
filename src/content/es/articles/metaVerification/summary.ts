import type { ArticleSummary } from '../../../types'

const metaVerificationSummary = {
  title: 'Somos proveedor verificado por Meta: qué cambia para ti',
  excerpt:
    'La dueña de WhatsApp e Instagram nos verificó como proveedor. Conectar tus canales es ahora más rápido y más seguro. Te contamos qué significa y qué no.',
  keywords: 'verificación de Meta, API de mensajería, WhatsApp, Instagram',
} as const satisfies ArticleSummary

export default metaVerificationSummary
