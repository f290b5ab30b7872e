import type source from '@/content/es/transcripts/health/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Be honest: do appointment reminders work, or do they just annoy people?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'They work, but not equally well everywhere. Dermatology went from 45 missed appointments a month to 18, or 60% fewer. Pediatrics went from 30 to 21.',
    },
    { from: 'user', type: 'text', text: 'Why so little in pediatrics?' },
    {
      from: 'bot',
      type: 'text',
      text: 'That message goes out at 9:00 AM, and hardly anyone opens it before evening. In a test at 7:30 PM, twice as many families replied.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Twice as many as what? I won’t decide based on three cases.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'From 16 to 32, with 64 messages sent at each time. That’s enough to try it for a month, not to call it proven. I used only times and replies, no clinical data.',
    },
    { from: 'user', type: 'text', text: 'Let’s try the month. What do you need?' },
    {
      from: 'bot',
      type: 'text',
      text: 'A yes from Dr. Salas, since they’re her patients. She has a one-page proposal and will read it today at 5:00 PM.',
    },
  ],
}

export default dataanalyst
