import type source from '@/content/es/transcripts/automotive/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
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
    { from: 'user', type: 'text', text: 'Saturday at 9:00 AM. Can I bring the dog?' },
    {
      from: 'bot',
      type: 'text',
      text: 'His opinion is the one that counts. Natalie will be expecting you. She knows about the scratch and will put a blanket in the trunk.',
    },
  ],
}

export default salesbot
