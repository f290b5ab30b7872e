import type source from '@/content/es/transcripts/generic/hrhelper'
import type { Translation } from '@/content/translation'

const hrhelper: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'Hi, it’s Tom from logistics. Our baby is due at the end of the month and I have no idea where to start with my leave.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Congratulations, Tom! In short: 15 business days in a row, at full pay. It’s on page 22 of the employee handbook.',
    },
    { from: 'user', type: 'text', text: 'What if the baby is early? The form wants a fixed date.' },
    {
      from: 'bot',
      type: 'text',
      text: 'The baby outranks the form. Message me here that day, and I’ll move the dates and let your shift know.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'One more thing. Could I work half days for the first month?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'The handbook doesn’t decide that; a person does. I’m passing it to Marcia in HR with your shift and your request, so you only explain it once.',
    },
    { from: 'user', type: 'text', text: 'Thanks. When will I hear?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Marcia will call tomorrow at 9:30 AM, before your shift starts. The form is in your inbox, filled in. All it needs is your signature.',
    },
  ],
}

export default hrhelper
