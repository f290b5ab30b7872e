import type source from '@/content/es/transcripts/health/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Honestly: do the appointment reminders work, or do they just annoy people?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'They work, if not everywhere alike. Dermatology went from 45 missed appointments a month to 18, which is 60% fewer. Paediatrics, 30 to 21.',
    },
    { from: 'user', type: 'text', text: 'Why so little in paediatrics?' },
    {
      from: 'bot',
      type: 'text',
      text: 'That message leaves at 9:00 and hardly anyone opens it before evening. In a trial at 19:30, twice as many families replied.',
    },
    { from: 'user', type: 'text', text: 'Twice as many as what? I won’t decide on three cases.' },
    {
      from: 'bot',
      type: 'text',
      text: '32 instead of 16, with 64 messages sent at each time. Enough to try it for a month, not to call it proven. I used times and replies, no clinical data.',
    },
    { from: 'user', type: 'text', text: 'A month it is. What do you need?' },
    {
      from: 'bot',
      type: 'text',
      text: 'A yes from Dr Salas, since they are her patients. She has the proposal on one page and will read it today at 17:00.',
    },
  ],
}

export default dataanalyst
