import type { Transcript } from '@/content/types'

// Both languages show the English texts (requirements R12).
const dataanalyst = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'I’m meeting the committee at nine. How did collections go last month?',
    },
    {
      from: 'bot',
      type: 'audio',
      duration: '0:13',
      text: 'Ninety-one percent of what came due was paid, two points more than the month before. Nearly all of the gain comes from sending the reminder three days ahead instead of one.',
    },
    { from: 'user', type: 'text', text: 'Which branch is holding us back?' },
    {
      from: 'bot',
      type: 'text',
      text: 'North. 38 of its 112 overdue accounts have something in common: they come due two days before payday. The ledger shows it three months running.',
    },
    { from: 'user', type: 'text', text: 'So if we move the due date, they pay?' },
    {
      from: 'bot',
      type: 'text',
      text: 'The data shows the overlap. It can’t promise the result, and changing terms is a decision for Risk, not for me. I can have the case on their desk by 8:30.',
    },
    { from: 'user', type: 'text', text: 'Do it. Copy me.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Sent to Paula in Risk, copying you: the query, the table, and three accounts I couldn’t match. Account numbers are masked.',
    },
  ],
  writtenIn: 'en',
} as const satisfies Transcript

export default dataanalyst
