import type source from '../es/hero'
import type { Translation } from '../translation'

const hero: Translation<typeof source> = {
  tagline: 'AI assistants for business',
  title: 'Every conversation gets an answer.',
  description:
    'Our assistants look after WhatsApp, Instagram, Messenger and webchat from one inbox, at any hour. When a person is needed, they hand over with the whole story.',
  book_demo: 'Schedule a demo',
  view_pricing: 'View pricing',
  claims_label: 'In numbers',
  claim_served_figure: '82%',
  claim_served: 'of enquiries served by the assistant',
  claim_agents: 'agents in the same inbox',
  claim_hours: 'every day of the year',
  chat_label: 'A sample conversation',
  chat_customer_question: 'Can I see the assistant working with my own products?',
  chat_assistant_answer: 'Of course. You will see it live in the demo. Which day suits you?',
  chat_customer_reply: 'Thursday at 10:00',
  chat_assistant_confirmation: 'Thursday at 10:00 it is. See you then.',
  video_title: 'The inbox on a working day',
  video_caption:
    'The assistant replies, tags the conversation and assigns it to the right person. Your team follows along in the same thread.',
  video_description: 'Recording of the inbox: a conversation moves along as the assistant replies.',
  play_video: 'Play the video',
  pause_video: 'Pause the video',
  pause_background: 'Stop the moving background',
  play_background: 'Let the background move',
}

export default hero
