import type source from '@/content/es/transcripts/automotive/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    {
      from: 'bot',
      type: 'text',
      text: 'Monday note: the workshop was full all week and billed 9% less. I found out why. Want to hear it?',
    },
    { from: 'user', type: 'text', text: 'Please. I thought full was good.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Full is not busy. For 54 hours a lift held a car that nobody was working on, because a part had not come.',
    },
    { from: 'user', type: 'text', text: 'Where do you get 54 hours from?' },
    {
      from: 'bot',
      type: 'text',
      text: 'From work orders set against stock receipts. Open 6630, for one: car up on Tuesday, brake pads received on Friday.',
    },
    { from: 'user', type: 'text', text: 'Is it always those parts?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Nearly. Pads, cabin filters and one sensor make up 38 of the 54 hours. Each time they were ordered with the car already on the lift.',
    },
    { from: 'user', type: 'text', text: 'Let’s order when the appointment is made.' },
    {
      from: 'bot',
      type: 'text',
      text: 'From today every new booking tells the parts desk what it needs. This week 9 parts are missing. Next Monday I will say how many of the 54 hours came back.',
    },
  ],
}

export default dataanalyst
