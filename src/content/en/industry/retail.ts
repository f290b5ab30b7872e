import type source from '@/content/es/industry/retail'
import type { Translation } from '@/content/translation'

const retail: Translation<typeof source> = {
  tagline: 'Shops and online stores',
  title: 'The shop is closed. The shopper isn’t.',
  description:
    'At eleven at night somebody asks if you have it in a size 8. Your assistant checks the stock, fills the basket and, next morning, says where the parcel is.',
  figure: { before: 'Your shop, connected in', value: '1–2', after: 'weeks' },

  useCases: {
    title: 'From “just looking” to “it’s here”',
    description: 'Four moments when a quick reply is worth a sale.',
    items: [
      {
        icon: 'search',
        assistant: 'pickerbot',
        tone: 'coral',
        title: 'Finding what nobody can name',
        description:
          '“A present for someone who loves cooking.” PickerBOT goes through your catalogue, asks just enough and shows what you really have.',
      },
      {
        icon: 'swap',
        assistant: 'pickerbot',
        tone: 'plain',
        title: 'Sold out isn’t goodbye',
        description:
          'When something is gone it offers alternatives, says what each one costs by comparison, and the customer chooses in the chat.',
      },
      {
        icon: 'basket',
        assistant: 'salesbot',
        tone: 'indigo',
        title: 'Baskets left half full',
        description:
          'SalesBot picks the conversation up again, settles the doubt that stopped the purchase and stays until it is paid.',
      },
      {
        icon: 'parcel',
        assistant: 'supportpro',
        tone: 'mint',
        title: '“Where’s my order?”',
        description:
          'After-sales hears it all day. Here it is answered with the real status, and returns follow the rules of your shop.',
      },
    ],
  },

  flow: {
    title: 'A sale that starts with an Instagram story',
    description: 'Four relays, one thread. The shopper never notices the baton.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Greets',
        description: 'Answers in seconds and works out what the person is after.',
      },
      {
        assistant: 'pickerbot',
        title: 'Suggests',
        description: 'Shows catalogue items with price and stock, and a swap where one is needed.',
      },
      {
        assistant: 'pickerbot',
        title: 'Closes',
        description: 'Fills the basket, confirms address and delivery, places the order.',
      },
      {
        assistant: 'supportpro',
        title: 'Follows through',
        description: 'Writes when the parcel leaves and when it lands, and looks after returns.',
      },
    ],
  },

  assistants: {
    title: 'Meet your floor staff',
    description: 'Every tab is a conversation from a shop. Open them and compare.',
    items: [
      {
        assistant: 'supportpro',
        title: 'After-sales with a good memory',
        description:
          'It knows what was bought, when it left and what your returns policy says. When a case gets knotty, it calls a person.',
        features: [
          'Gives the order status on the spot',
          'Starts exchanges and returns',
          'Keeps cases in order with tags',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'A salesperson who never drifts off',
        description:
          'Looks after everybody who writes at once, in high season too, and remembers where each of them left off.',
        features: [
          'Replies on WhatsApp, Instagram and webchat',
          'Reopens unfinished baskets',
          'Recommends what goes with the purchase',
        ],
      },
      {
        assistant: 'pickerbot',
        title: 'The one who knows every shelf',
        description:
          'Searches the way your best clerk would and, when something isn’t there, has another idea.',
        features: [
          'Understands requests however they are put',
          'Offers alternatives and their price difference',
          'Confirms the order in the same chat',
        ],
      },
    ],
  },

  benefits: {
    title: 'More sales across the same counter',
    items: [
      {
        title: 'You sell at night, too',
        description: 'The assistant works 24/7: weekends, holidays and sale days.',
      },
      {
        title: 'More chats end in an order',
        description: 'Replying while the interest lasts is the simplest way to convert.',
      },
      {
        title: 'Your online shop, plugged in',
        description: 'It integrates with e-commerce platforms, and with your ERP or spreadsheets.',
      },
      {
        title: 'One letterbox, every channel',
        description:
          'WhatsApp, Instagram, Messenger and webchat land in a single inbox your whole team can see.',
      },
    ],
  },

  faqs: [
    {
      question: 'Does it work with my e-commerce platform?',
      answer:
        'It integrates with e-commerce platforms to read catalogue, stock and orders. If your system is home-made, we connect it through a custom API.',
    },
    {
      question: 'How soon is it serving customers?',
      answer:
        'In 1 to 2 weeks. A basic solution can be ready from 1 day, and the initial diagnosis takes under 24 hours.',
    },
    {
      question: 'What does it do when a product is sold out?',
      answer:
        'It says so at once and offers alternatives from your catalogue, each with its price difference. The customer picks one and the purchase goes on.',
    },
    {
      question: 'Can it handle several channels together?',
      answer:
        'Yes. WhatsApp, Instagram, Facebook Messenger, webchat and email meet in one inbox, where your agents and the assistants work side by side.',
    },
    {
      question: 'And if the customer is upset, or the case is unusual?',
      answer:
        'It goes to someone on your team, with the order’s history and a summary of what was said.',
    },
  ],

  pricing: {
    title: 'Fits the budget of a single shop',
    description:
      'Plans start at {{price}} USD a month and never charge per user: bring the whole team, seasonal staff included.',
  },
  demo: {
    title: 'Ask it for something in your own window',
    description: 'We prepare the demo with an assistant that already talks about your shop.',
  },
}

export default retail
