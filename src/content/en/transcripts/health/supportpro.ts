import type source from '@/content/es/transcripts/health/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/prescription.svg',
      text: 'Photo of a medical prescription.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'This runs out on Sunday and my check-up isn’t until the 18th. Can it be renewed?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Got it. Renewing is up to the doctor, so I will have the request ready for her. To be sure it is you: the last three digits of your ID?',
    },
    { from: 'user', type: 'text', text: '730. Who gets to see that photo?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Only the team treating you. It is kept in the medical record and handled under HIPAA and GDPR.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Thanks. Also, since yesterday I get dizzy when I stand up. Should I take half?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'That one I cannot answer, and it should not wait. The nurse on duty will call you in five minutes. She has the prescription and knows about the dizziness.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'If it gets worse before she calls, go to the emergency department.',
    },
    { from: 'user', type: 'text', text: 'That’s the phone now. Thank you.' },
  ],
}

export default supportpro
