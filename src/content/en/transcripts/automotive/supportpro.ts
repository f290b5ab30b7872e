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
      text: 'That is maddening. Give me the plate and I will find the model and the parts it takes.',
    },
    { from: 'user', type: 'text', text: 'KTR-482.' },
    {
      from: 'bot',
      type: 'text',
      text: 'A hatchback, last serviced here in March. The parts I can see are in stock. The price comes from the workshop: somebody has to look behind the dent.',
    },
    { from: 'user', type: 'text', text: 'Can I drive it in the meantime?' },
    {
      from: 'bot',
      type: 'text',
      text: 'A photo cannot tell. Julian, who runs the workshop, will call in ten minutes with the plate and the picture in front of him. Until then, leave it parked.',
    },
    { from: 'user', type: 'text', text: 'OK. Keep me a slot this week.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Wednesday at 8:15, parts set aside in your name. If you are insured, bring the claim number and I will add it to case 1960.',
    },
  ],
}

export default supportpro
