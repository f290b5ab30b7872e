import type source from '@/content/es/industry/retail'
import type { Translation } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Stores and e-commerce',
  title: 'The store sleeps. Shoppers don’t.',
  description:
    'At eleven at night, someone asks if you have it in a size\u00a08. Your assistant checks inventory, fills the cart, and tells them the next day where the package is.',
  figure: { before: 'Your store, connected in', value: '1 to 2', after: 'weeks' },

  useCases: {
    title: 'From “just looking” to “it arrived”',
    description: 'Four moments when a quick reply can tip the decision.',
    items: [
      {
        icon: 'search',
        assistant: 'pickerbot',
        tone: 'coral',
        title: 'Finding what shoppers can’t name',
        description:
          '“A gift for someone who loves to cook.” PickerBOT searches your catalog, asks just enough, and shows what you actually have.',
      },
      {
        icon: 'swap',
        assistant: 'pickerbot',
        tone: 'plain',
        title: 'An alternative to what’s sold out',
        description:
          'When something is out of stock, it offers alternatives with the price difference, and the customer chooses in the chat.',
      },
      {
        icon: 'basket',
        assistant: 'salesbot',
        tone: 'indigo',
        title: 'Abandoned carts',
        description:
          'SalesBot picks the conversation back up, answers the question that stopped the purchase, and stays with the customer through payment.',
      },
      {
        icon: 'parcel',
        assistant: 'supportpro',
        tone: 'mint',
        title: '“Where’s my order?”',
        description:
          'The question customer service hears all day, answered with the real status. Exchanges and returns follow your store’s rules.',
      },
    ],
  },

  flow: {
    title: 'A sale that starts with an Instagram story',
    description: 'Four steps, three assistants, and one chat.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Answers the message',
        description: 'Replies and finds out what the person wants.',
      },
      {
        assistant: 'pickerbot',
        title: 'Recommends products',
        description:
          'Shows them with price and availability, and suggests a swap if something is missing.',
      },
      {
        assistant: 'pickerbot',
        title: 'Takes the order',
        description: 'Fills the cart and confirms address and delivery.',
      },
      {
        assistant: 'supportpro',
        title: 'Tracks the delivery',
        description:
          'Messages the customer when the package ships and arrives, and handles returns.',
      },
    ],
  },

  assistants: {
    title: 'Your store team: three assistants',
    description: 'Each tab is a store conversation. Open them and compare.',
    items: [
      {
        assistant: 'supportpro',
        title: 'Customer service with a good memory',
        description:
          'It knows what was bought, when it shipped, and what your return policy says. If the case gets complicated, it brings in a person.',
        features: [
          'Looks up the status of each order',
          'Starts exchanges and returns',
          'Keeps cases in order with tags',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'A salesperson who never loses track',
        description:
          'Handles everyone at once, even in peak season, and remembers where each one left off.',
        features: [
          'Replies on WhatsApp, Instagram, and webchat',
          'Follows up on abandoned carts',
          'Recommends what goes with the purchase',
        ],
      },
      {
        assistant: 'pickerbot',
        title: 'The one who knows every shelf',
        description:
          'Searches the way your best salesperson would and, when something is missing, has another idea.',
        features: [
          'Understands requests however they’re worded',
          'Offers alternatives with their price difference',
          'Confirms the order in the same chat',
        ],
      },
    ],
  },

  benefits: {
    title: 'Fewer shoppers left waiting',
    items: [
      {
        title: 'You sell at night, too',
        description: 'The assistant works 24/7: weekends, holidays, and sale days.',
      },
      {
        title: 'An answer while they still want to buy',
        description: 'The assistant answers questions about size, stock, or delivery in the chat.',
      },
      {
        title: 'Your online store, connected',
        description: 'Works with e-commerce platforms, and with your ERP or spreadsheets.',
      },
      {
        title: 'One inbox, every channel',
        description:
          'WhatsApp, Instagram, Messenger, and webchat arrive in one inbox your whole team can see.',
      },
    ],
  },

  faqs: [
    {
      question: 'Does it work with my online store?',
      answer:
        'It integrates with e-commerce platforms to read the catalog, inventory, and orders. If your system is custom-built, we connect it through a custom API.',
    },
    {
      question: 'How soon can it start answering customers?',
      answer:
        'In 1 to 2 weeks. A basic solution can be ready in as little as 1 day, and you get the initial assessment in under 24 hours.',
    },
    {
      question: 'What does it do when a product is sold out?',
      answer:
        'It says so right away and offers alternatives from your catalog, each with its price difference. The customer picks one, and the purchase continues.',
    },
    {
      question: 'Can it handle several channels at once?',
      answer:
        'Yes. WhatsApp, Instagram, Facebook Messenger, webchat, and email come together in one inbox, where your agents and the assistants work side by side.',
    },
    {
      question: 'What if the customer is upset, or the case is unusual?',
      answer:
        'It goes to someone on your team, with the order history and a summary of the conversation.',
    },
  ],

  pricing: {
    title: 'A price that works for a single store, too',
    description: `Plans start at ${pricing.amount} ${pricing.per_month} with no charge per user: bring your whole team, seasonal staff included.`,
  },
  demo: {
    title: 'See an assistant help shoppers',
    description: 'One hour, live, with examples from stores like yours.',
  },
} satisfies Translation<typeof source>
