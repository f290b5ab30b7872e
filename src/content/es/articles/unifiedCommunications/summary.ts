import type { ArticleSummary } from '../../../types'

const unifiedCommunicationsSummary = {
  title: 'Todos tus canales en una sola bandeja',
  excerpt:
    'WhatsApp, Instagram, Messenger, webchat y correo en un mismo lugar, con varios agentes y asistentes de IA. Qué cambia y cómo hacer la mudanza sin perder mensajes.',
  keywords: 'bandeja única, omnicanal, WhatsApp, varios agentes',
} as const satisfies ArticleSummary

export default unifiedCommunicationsSummary
