import type source from '@/content/es/transcripts/automotive/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
  messages: [
    { from: 'user', type: 'text', text: 'Is the hybrid SUV in the ad still there? The grey one.' },
    {
      from: 'bot',
      type: 'text',
      text: 'It is. It came in on Monday and nobody’s reserved it. What’s it for: city, motorway, or children with rucksacks?',
    },
    { from: 'user', type: 'text', text: 'Number three. Two kids and one enormous dog.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Then look at the boot before the engine: 580 litres with every seat up, and the floor lifts out to be washed.',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'Sounds good. Would you take mine in part exchange? It’s a 2017 saloon, ninety-two thousand kilometres, one scratch on a door.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'We would. A valuer names the figure with the car in front of him. That takes 20 minutes, as does a test drive. Shall we do both on Saturday?',
    },
    { from: 'user', type: 'text', text: 'Saturday at 9:00. Can I bring the dog?' },
    {
      from: 'bot',
      type: 'text',
      text: 'His opinion is the one that counts. Natalie is expecting you. She knows about the scratch and will have a blanket in the boot.',
    },
  ],
}

export default salesbot
