import type source from '@/content/es/transcripts/generic/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Hi. I run a language school, and when enrollment opens we drown in messages. Do you sell anything that would help?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Maybe. Tell me two things and I’ll be straight with you: how many inquiries a month, and where do they come in?',
    },
    {
      from: 'user',
      type: 'text',
      text: 'About 350. Mostly WhatsApp, some Instagram, some on the website chat.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'I’d go with the Growth plan: up to 400 monthly inquiries and 3 channels, the ones you use. Anything bigger would be a waste today.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'But do more people actually enroll? The ones we lose are the ones who ask at eleven at night.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'At eleven they get an answer too, while they’re still interested. That can take conversion up to 40%.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Want to see it with your own courses? Laura from sales is free Thursday at 10:00 AM or 4:30 PM.',
    },
    { from: 'user', type: 'text', text: 'Thursday at 10:00 AM.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Booked. Laura has your 350 inquiries, the three channels, and the eleven-at-night problem. You bring the hard questions.',
    },
  ],
}

export default salesbot
