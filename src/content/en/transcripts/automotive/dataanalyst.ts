import type source from '@/content/es/transcripts/automotive/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
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
}

export default dataanalyst
