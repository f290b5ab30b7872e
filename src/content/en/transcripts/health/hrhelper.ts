import type source from '@/content/es/transcripts/health/hrhelper'
import type { Translation } from '@/content/translation'

const hrhelper: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'It’s Ellen from the ER. I just got off the night shift, and I need to swap my Sunday shift: my nephew’s baptism.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'We can fix that, Ellen. Sunday, 7:00 AM to 7:00 PM, right? I’ll look for someone who can cover without going over their hours.',
    },
    { from: 'user', type: 'text', text: 'That’s the one. I’ll make it up any day next week.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Two colleagues from your unit have had enough rest: Rose and Ivan. Rose happens to want Tuesday off. Should I ask her first?',
    },
    { from: 'user', type: 'text', text: 'Yes, please.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Rose says yes: she takes your Sunday, you take her Tuesday. It still needs an OK from Carmen, the charge nurse. That decision is hers.',
    },
    { from: 'user', type: 'text', text: 'What if she says no?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Ivan is on the request as plan B. Carmen will see it at the 3:00 PM shift change, and I’ll message you when she signs. Now get some sleep.',
    },
  ],
}

export default hrhelper
