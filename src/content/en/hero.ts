import type source from '../es/hero'
import type { Translation } from '../types'

export default {
  tagline: 'AI assistants for business',
  title: 'Every conversation gets an\u00a0answer.',
  description:
    'Our assistants answer on WhatsApp, Instagram, Messenger, and webchat from one inbox, at any hour. Conversations that need a person reach your team with their full context.',
  book_demo: 'Schedule a demo',
  view_pricing: 'View pricing',
  claims_label: 'In numbers',
  claim_served_figure: '82%',
  claim_served: 'of inquiries handled by the assistant',
  claim_agents_figure: '+20',
  claim_agents: 'agents in the same\u00a0inbox',
  claim_hours: 'every day of the year',
  claims_note: 'The 82% is a target: your results depend on what customers ask.',
  chat_label: 'A sample conversation',
  chat_customer: 'Customer',
  chat_assistant: 'Assistant',
  chat_customer_question: 'Can I see it answer my customers’ questions?',
  chat_assistant_answer: 'Sure: bring three questions to the demo. What day works for you?',
  chat_customer_reply: 'Thursday at 10:00\u00a0AM',
  chat_assistant_confirmation: 'Thursday at 10:00\u00a0AM it is. See\u00a0you\u00a0then.',
  video_title: 'The inbox on a working day',
  video_caption:
    'The assistant replies, tags the conversation, and assigns it to the right person. Your team follows along in the same thread.',
  video_description:
    'Recording of the inbox. Lucy writes that her sneakers are too small and that she needs a size 8 by Thursday. The assistant finds the order, tags the case Exchange, leaves an internal note, and passes the thread to Martha, who confirms the shipment.',
  play_video: 'Play the video',
  pause_video: 'Pause the video',
  pause_background: 'Stop the background animation',
  play_background: 'Play the background animation',
} satisfies Translation<typeof source>
