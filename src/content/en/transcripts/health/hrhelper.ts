import type source from '@/content/es/transcripts/health/hrhelper'
import type { Translation } from '@/content/translation'

const hrhelper: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'It’s Ellen from the emergency ward, just off nights. I need to swap my Sunday shift, my nephew is being christened.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'We can fix that, Ellen. Sunday, 7:00 to 19:00, right? I’ll look for cover that keeps everyone within their hours.',
    },
    { from: 'user', type: 'text', text: 'That one. I’ll pay it back any day next week.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Two colleagues from your ward have had enough rest: Rose and Ivan. Rose happens to want Tuesday off. Ask her first?',
    },
    { from: 'user', type: 'text', text: 'Yes, do.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Rose says yes: she takes your Sunday, you take her Tuesday. It still needs an OK from Carmen, the head nurse. That decision is hers.',
    },
    { from: 'user', type: 'text', text: 'And if she says no?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Ivan is on the request as plan B. Carmen looks at it during handover, at 15:00, and I’ll write as soon as she signs. Now go to bed.',
    },
  ],
}

export default hrhelper
