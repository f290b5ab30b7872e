import type source from '../es/head'
import type { Translation } from '../translation'

const head: Translation<typeof source> = {
  home_title: '{{brand}} | AI assistants for business',
  home_description:
    'AI assistants that answer your customers on WhatsApp, Instagram, Messenger and webchat around the clock, from a single inbox.',
  scheduleDemo_title: 'Schedule a demo | {{brand}}',
  scheduleDemo_description:
    'Pick a day and a time to see an AI assistant look after your customers, live. Three steps, no strings attached.',
  notFound_title: 'Page Not Found | {{brand}}',
  notFound_description: 'The page you are looking for does not exist or has been moved.',
}

export default head
