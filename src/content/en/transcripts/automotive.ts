import type source from '@/content/es/transcripts/automotive'
import type { Translation } from '@/content/types'

export default {
  supportpro: {
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
        text: 'Wednesday at 8:15\u00a0AM, with the parts reserved in your name. If you have insurance, bring the claim number, and I’ll add it to case 1960.',
      },
    ],
  },
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Is the hybrid SUV in the ad still available? The gray one.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'It is. It came in Monday, and no one has reserved it. What’s it for: city, highway, or kids with backpacks?',
      },
      { from: 'user', type: 'text', text: 'Number three. Two kids and one enormous dog.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Then look at the trunk before the engine: 20 cubic feet with every seat up, and the floor lifts out for washing.',
      },
      {
        from: 'user',
        type: 'audio',
        duration: '0:09',
        text: 'Sounds good. Would you take mine as a trade-in? It’s a 2017 sedan with fifty-seven thousand miles and a scratch on one door.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'We would. An appraiser needs to see the car. It takes 20 minutes, the same as a test drive. Want to do both on Saturday?',
      },
      { from: 'user', type: 'text', text: 'Saturday at 9:00\u00a0AM. Can I bring the dog?' },
      {
        from: 'bot',
        type: 'text',
        text: 'His opinion is the one that counts. Natalie will be expecting you. She knows about the scratch and will put a blanket in the trunk.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'bot',
        type: 'text',
        text: 'Monday note: the shop was full all week and billed 9% less. I found out why. Want to hear it?',
      },
      { from: 'user', type: 'text', text: 'Please. I thought full was good.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Full isn’t the same as productive. For 54 lift hours, a car was up with no one working on it, waiting for a part.',
      },
      { from: 'user', type: 'text', text: 'Where do you get 54 hours from?' },
      {
        from: 'bot',
        type: 'text',
        text: 'From comparing work orders with parts deliveries. Look at 6630: car up on Tuesday, brake pads in on Friday.',
      },
      { from: 'user', type: 'text', text: 'Is it always the same parts?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Almost. Pads, cabin filters, and one sensor make up 38 of the 54 hours. Every time, they were ordered with the car already on the lift.',
      },
      { from: 'user', type: 'text', text: 'Let’s order when the appointment is booked.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Starting today, every new booking tells the parts desk what it needs. This week 9 parts are missing. Next Monday I’ll tell you how many of the 54 hours we won back.',
      },
    ],
  },
} satisfies Translation<typeof source>
