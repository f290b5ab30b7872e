import type source from '../../../es/articles/transformingCustomerService/body'
import type { Translation } from '../../../translation'

const transformingCustomerServiceBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'Monday, 8:55. The doors are still closed and there is already a queue: messages from Saturday, complaints from Sunday, and one question about opening hours asked in twenty different ways. Nobody did anything wrong. Customers do not stop writing because the office shuts, so every week begins in debt.',
    },
    { type: 'heading', text: 'Three figures that change Monday' },
    {
      type: 'paragraph',
      text: 'Put an AI assistant on the front line, send people only what calls for a person, and the numbers move. These are the ones we work with:',
    },
    {
      type: 'list',
      items: [
        '42% less time to resolution.',
        '37% more satisfaction.',
        'Technical support 24/7: every day, at any hour.',
      ],
    },
    {
      type: 'paragraph',
      text: 'They belong together. Answers come sooner because nobody queues to ask something simple. Satisfaction rises because whoever has a hard problem finds somebody with the time to listen. And the nights stop piling up.',
    },
    { type: 'heading', text: 'Begin with the boring part' },
    {
      type: 'paragraph',
      text: 'It is tempting to launch an assistant on the most impressive case you have. Do the opposite. Hand over what your team could answer in its sleep: opening hours, where an order is, which papers a procedure requires, how to reset a password. Those answers are easy to check, people want them all day long and no one will miss giving them.',
    },
    {
      type: 'paragraph',
      text: 'Then widen the ground in layers. Inform first. Look up individual customers’ details next. Make changes on their behalf last. A layer opens once the one before it has gone a while without surprises.',
    },
    { type: 'heading', text: 'Design the exit before the entrance' },
    {
      type: 'paragraph',
      text: 'Being answered by a machine does not make people angry. Being trapped with one does. So before you write the greeting, decide when and how a conversation goes to a person. Our handover takes three steps: detect the complexity, prepare the context, transfer smoothly.',
    },
    {
      type: 'paragraph',
      text: 'The middle step is the one customers feel. Whoever picks up the case should see at a glance what was asked, what has been tried and what is still missing. If their opening line is “could you tell me again what happened?”, the handover has failed, however quick it was.',
    },
    { type: 'quote', text: 'You know a good handover because the customer repeats nothing.' },
    { type: 'heading', text: 'Six habits that make it last' },
    {
      type: 'paragraph',
      text: 'You install a tool once. Habits need installing every week, and these six are worth the trouble:',
    },
    {
      type: 'list',
      items: [
        'Bring the channels into one inbox. Whoever wrote on Instagram and then by email is one customer, not two.',
        'Tag conversations. Without tags you have messages; with tags you have reasons.',
        'Keep internal notes for what the customer need not read and the next shift must.',
        'Give each person the permissions of their role: agent, supervisor or specialist.',
        'Read ten whole conversations a week, including the ones that went well.',
        'Fix the source, not the sentence. When an answer is wrong, look at the document it came from.',
      ],
    },
    { type: 'heading', text: 'Measure little, and always the same' },
    {
      type: 'paragraph',
      text: 'Write down today how long you take to resolve an enquiry, how many are still open at closing time and what customers say when it is over. Write it down again in a month. Time to resolution and satisfaction keep an eye on each other: if both go down, you are getting rid of people rather than helping them.',
    },
    {
      type: 'paragraph',
      text: 'Transforming customer service does not mean putting a machine where a person used to be. It means that on Monday at 8:55 the queue has been answered, and whoever unlocks the office can spend the morning on the customer who needs it most.',
    },
  ],
}

export default transformingCustomerServiceBody
