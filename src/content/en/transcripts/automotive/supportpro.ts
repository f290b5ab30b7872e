import type source from '@/content/es/transcripts/automotive/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Someone hit my parked car and left no note. What will this cost me?',
    },
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/carDamage.svg',
      text: 'Photo of a car with damaged bodywork.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'How frustrating. Give me the plate number, and I’ll find your model and the parts it takes.',
    },
    { from: 'user', type: 'text', text: 'KTR-482.' },
    {
      from: 'bot',
      type: 'text',
      text: 'A hatchback, last serviced here in March. The parts I can see are in stock. The price comes from the shop: someone has to look behind the dent.',
    },
    { from: 'user', type: 'text', text: 'Can I drive it in the meantime?' },
    {
      from: 'bot',
      type: 'text',
      text: 'A photo can’t tell us that. Julian, the service manager, will call you in ten minutes. He has the plate and the picture. Until then, leave it parked.',
    },
    { from: 'user', type: 'text', text: 'OK. Save me a spot this week.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Wednesday at 8:15 AM, with the parts reserved in your name. If you have insurance, bring the claim number, and I’ll add it to case 1960.',
    },
  ],
}

export default supportpro
