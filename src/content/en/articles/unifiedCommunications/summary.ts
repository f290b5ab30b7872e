import type source from '../../../es/articles/unifiedCommunications/summary'
import type { Translation } from '../../../translation'

const unifiedCommunicationsSummary: Translation<typeof source> = {
  title: 'All your channels in a single inbox',
  excerpt:
    'WhatsApp, Instagram, Messenger, webchat and email in one place, shared by several agents and AI assistants. What changes, and how to move without losing messages.',
  keywords: 'single inbox, omnichannel, WhatsApp, multiple agents',
}

export default unifiedCommunicationsSummary
