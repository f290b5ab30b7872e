import type source from '@/content/es/transcripts/generic'
import type { Translation } from '@/content/types'

export default {
  pickerbot: {
    messages: [
      { from: 'user', type: 'text', text: 'Hi. I need half a gallon of lactose-free milk today.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Hi! Let me check your store. Should it go to the usual address?',
      },
      {
        from: 'user',
        type: 'audio',
        duration: '0:06',
        text: 'Yes, the usual one. And before six o’clock, please.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Your lactose-free milk sold out today. These three can get to you before six. Which would you like?',
        withFlow: true,
      },
      { from: 'user', type: 'text', text: 'I’ll take this one: {{alternative}}.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Done. {{alternative}}, half a gallon: it’s in your order and arrives today before six.',
      },
    ],
    alternatives: [
      { name: 'Premium lactose-free milk', priceNote: 'same price' },
      { name: 'Organic almond milk', priceNote: '+$1.50' },
      { name: 'Local fresh milk', priceNote: '$0.50 less' },
    ],
  },
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Hi. I run a language school, and when enrollment opens we drown in messages. Do you sell anything that would help?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Maybe. Tell me two things and I’ll be straight with you: how many inquiries a month, and where do they come in?',
      },
      {
        from: 'user',
        type: 'text',
        text: 'About 350. Mostly WhatsApp, some Instagram, some on the website chat.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'I’d go with the Growth plan: up to 400 monthly inquiries and 3 channels, the ones you use. Anything bigger would be a waste today.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'But do more people actually enroll? The ones we lose are the ones who ask at eleven at night.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'At eleven they get an answer too, while they’re still interested. That can take conversion up to 40%.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Want to see it with your own courses? Laura from sales is free Thursday at 10:00\u00a0AM or 4:30\u00a0PM.',
      },
      { from: 'user', type: 'text', text: 'Thursday at 10:00\u00a0AM.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Booked. Laura has your 350 inquiries, the three channels, and the eleven-at-night problem. You bring the hard questions.',
      },
    ],
  },
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'My order says delivered, but nothing has arrived.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Let’s look into it together. What’s the order number?',
      },
      {
        from: 'user',
        type: 'audio',
        duration: '0:05',
        text: 'It’s 4821. A pair of sneakers I ordered Monday.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Thanks. The driver noted that it was left at your building’s front desk at 11:42\u00a0AM.',
      },
      { from: 'user', type: 'text', text: 'I already asked at the front desk. It isn’t there.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Then this needs a person. I’ve opened a case and told the delivery team the whole story. They’ll message you right here, and you won’t have to repeat a thing.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      { from: 'user', type: 'text', text: 'Morning. Why were sales down last week?' },
      {
        from: 'bot',
        type: 'text',
        text: 'You had 368 orders, down 12% from 418 the week before. But the drop isn’t spread out. Look at Tuesday.',
      },
      {
        from: 'bot',
        type: 'image',
        imageUrl: '/pictures/chat/salesChart.svg',
        text: 'Bar chart of the week’s orders: one day falls far below the rest.',
      },
      { from: 'user', type: 'text', text: 'What happened?' },
      {
        from: 'bot',
        type: 'text',
        text: 'The payment log shows cards failing from 10:40\u00a0AM to 2:15\u00a0PM. It hit 61 customers; 18 came back later and paid. That leaves 43.',
      },
      { from: 'user', type: 'text', text: 'And the chat? It must have been a zoo.' },
      {
        from: 'bot',
        type: 'text',
        text: 'It got twice the usual messages, and average resolution stayed at 2 minutes. Nine cases went to a person, all of them double charges.',
      },
      { from: 'user', type: 'text', text: 'I want those 43 back.' },
      {
        from: 'bot',
        type: 'text',
        text: 'The list is in the CRM with product and amount, largest first, assigned to Andrea in sales. I bring the numbers; she makes the calls.',
      },
    ],
  },
  hrhelper: {
    messages: [
      {
        from: 'user',
        type: 'audio',
        duration: '0:09',
        text: 'Hi, it’s Tom from logistics. Our baby is due at the end of the month and I have no idea where to start with my leave.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Congratulations, Tom! In short: 15 business days in a row, at full pay. It’s on page 22 of the employee handbook.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'What if the baby is early? The form wants a fixed date.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'The baby outranks the form. Message me here that day, and I’ll move the dates and let your shift know.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'One more thing. Could I work half days for the first month?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'The handbook doesn’t decide that; a person does. I’m passing it to Marcia in HR with your shift and your request, so you only explain it once.',
      },
      { from: 'user', type: 'text', text: 'Thanks. When will I hear?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Marcia will call tomorrow at 9:30\u00a0AM, before your shift starts. The form is in your inbox, filled in. All it needs is your signature.',
      },
    ],
  },
} satisfies Translation<typeof source>
