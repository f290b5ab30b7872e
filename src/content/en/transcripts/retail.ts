import type source from '@/content/es/transcripts/retail'
import type { Translation } from '@/content/types'

export default {
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'image',
        imageUrl: '/pictures/chat/sneakers.svg',
        text: 'Screenshot of a pair of sneakers, seen from the side.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'Saw these in your story last night. Do you have them in an 8? I’m taking up running.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Two pairs left in size 8, at $64. Fair warning, though: they’re made for walking. For running, I’d go with another model from the same brand.',
      },
      { from: 'user', type: 'text', text: 'Oh. Which one, and how much more?' },
      {
        from: 'bot',
        type: 'text',
        text: 'One with a thicker sole, in the same colors. It’s $72, so $8 more. If you change your mind within 30 days, the exchange is free.',
      },
      { from: 'user', type: 'text', text: 'Sold. Can they be here by Saturday?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Pay before 6:00\u00a0PM today and they’ll arrive Friday. I’m holding the pair for an hour: here’s the payment link.',
      },
      { from: 'user', type: 'text', text: 'Paid.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Order 30941 is confirmed. The exchange label is in the box. So, no excuses on Saturday.',
      },
    ],
  },
  pickerbot: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'I’m looking for matte sage green paint. It’s for the baby’s room, and I’m painting this Saturday.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'A lovely color to wake up to. How big is the room? I don’t want you to run out halfway up a wall.',
      },
      { from: 'user', type: 'text', text: '10 by 13 feet. Just the walls, two coats.' },
      {
        from: 'bot',
        type: 'text',
        text: 'That’s two one-gallon cans. I have one matte sage left, and the next delivery is Tuesday. By Saturday I can get you two of any of these:',
        withFlow: true,
      },
      {
        from: 'user',
        type: 'text',
        text: '{{alternative}}, please. And a roller. Mine doesn’t paint anymore, it just leaves stripes.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Done. Order 8126: two one-gallon cans and a roller. It arrives Friday between 9:00\u00a0AM and 1:00\u00a0PM, in time to cover the floor.',
      },
    ],
    alternatives: [
      { name: 'Satin sage green', priceNote: 'same price' },
      { name: 'Washable matte sage green', priceNote: '+$3.00 per can' },
      { name: 'Matte eucalyptus green', priceNote: '$2.00 less per can' },
    ],
  },
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'The coffee maker I bought ten days ago won’t heat up. Is it too late to exchange it?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Not at all, you have 30 days. Send me a photo of the receipt or the order number, whichever is handier.',
      },
      {
        from: 'user',
        type: 'image',
        imageUrl: '/pictures/chat/receipt.svg',
        text: 'Photo of a store receipt.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Thank you. Order 512087, drip coffee maker, $58. One quick test before we swap it: does the light come on when it’s plugged in?',
      },
      { from: 'user', type: 'text', text: 'Nothing. I tried three outlets.' },
      {
        from: 'bot',
        type: 'text',
        text: 'So it’s the machine, not your house. Your choice: we swap it at your door tomorrow, or refund the $58 to your card.',
      },
      { from: 'user', type: 'text', text: 'Swap it. I’m only home after six, though.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Between 6:00 and 8:00\u00a0PM, then. The driver will leave the new one and take the old one, box or no box. Exchange 7714: I’ll message you when they’re close.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'user',
        type: 'audio',
        duration: '0:07',
        text: 'I’m unloading the truck, so just tell me. What will we run out of before the long weekend?',
      },
      {
        from: 'bot',
        type: 'audio',
        duration: '0:12',
        text: 'Two things. Beach umbrellas: twelve left, and you sell nine a day. And coolers: you have forty, but thirty-one are at the other store.',
      },
      { from: 'user', type: 'text', text: 'Truck’s empty. Where does nine a day come from?' },
      {
        from: 'bot',
        type: 'text',
        text: 'The registers: an average of the last four long weekends. I left out a fifth, because it rained all three days.',
      },
      { from: 'user', type: 'text', text: 'What are people asking in the chat?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Beach umbrellas, mostly. When the answer is “in stock” and comes right away, conversion goes as high as 40%. “Sold out” converts no one.',
      },
      { from: 'user', type: 'text', text: 'Order 60 umbrellas, then.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Ordering is Beatrice’s call. She has the draft: 60 umbrellas and the transfer of 31 coolers, with the math. It just needs her signature.',
      },
    ],
  },
} satisfies Translation<typeof source>
