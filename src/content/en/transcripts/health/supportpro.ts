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
      text: 'This runs out Sunday, and my checkup isn’t until the 18th. Can it be refilled?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Got it. Refills are up to your doctor; I’ll have the request ready for her. To confirm it’s you, enter the code I just sent to the phone number we have on file.',
    },
    { from: 'user', type: 'text', text: 'Done. Who gets to see that photo?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Authorized members of your care team. It’s kept in your medical record, and this chat is configured for HIPAA and GDPR.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Thanks. Also, since yesterday I’ve been dizzy when I stand up. Should I take half?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'I can’t answer that one, and it shouldn’t wait. The nurse on duty will call you in five minutes. She has the prescription and knows about the dizziness.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'If it gets worse before she calls, go to the emergency room.',
    },
    { from: 'user', type: 'text', text: 'That’s the phone now. Thank you.' },
  ],
}

export default supportpro
