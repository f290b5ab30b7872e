import type source from '@/content/es/transcripts/health'
import type { Translation } from '@/content/types'

export default {
  hrhelper: {
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
        text: 'We can fix that, Ellen. Sunday, 7:00\u00a0AM to 7:00\u00a0PM, right? I’ll look for someone who can cover without going over their hours.',
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
        text: 'Ivan is on the request as plan B. Carmen will see it at the 3:00\u00a0PM shift change, and I’ll message you when she signs. Now get some sleep.',
      },
    ],
  },
  supportpro: {
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
  },
  dataanalyst: {
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
        text: 'That message goes out at 9:00\u00a0AM, and hardly anyone opens it before evening. In a test at 7:30\u00a0PM, twice as many families replied.',
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
        text: 'A yes from Dr. Salas, since they’re her patients. She has a one-page proposal and will read it today at 5:00\u00a0PM.',
      },
    ],
  },
} satisfies Translation<typeof source>
