import type source from '../../../es/articles/unifiedCommunications/body'
import type { Translation } from '../../../translation'

const unifiedCommunicationsBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'A customer asks for a price on Instagram. The next day she turns to WhatsApp to find out whether you deliver on Friday. On Friday, annoyed, she sends an email. To her this is one conversation. To the company it is three windows and three people, none of whom knows what the other two said.',
    },
    { type: 'heading', text: 'What all those open windows cost' },
    {
      type: 'paragraph',
      text: 'Channels arrive one at a time, and each addition makes sense. Email first, then the chat on the website, then social media. Having many is not the trouble. The trouble is that each keeps a memory of its own: on somebody’s phone, in a tab that got closed, or in the head of a colleague who is on holiday this week. You will recognise the symptoms:',
    },
    {
      type: 'list',
      items: [
        'Two people answer the same question, differently.',
        'A message goes unanswered because everyone thought somebody else had it.',
        'The customer explains the case a third time.',
        'Nobody can say how many enquiries came in yesterday.',
      ],
    },
    { type: 'heading', text: 'What unifying means' },
    {
      type: 'paragraph',
      text: 'Unifying does not mean pushing your customers onto another channel. They go on writing wherever it suits them: WhatsApp, Instagram, Facebook Messenger, the webchat on your site, email or a corporate app. What changes is your side of the counter. Everything reaches one inbox and is answered from there.',
    },
    {
      type: 'paragraph',
      text: 'The deeper change is a different one. With separate channels, your team works on loose messages. With everything together, it works on people: open a conversation and there is what came before, wherever it came from. “Has anyone checked Instagram?” turns into “What does this customer need?”',
    },
    { type: 'heading', text: 'Several people and assistants, no treading on toes' },
    {
      type: 'paragraph',
      text: 'Several human agents can work in the same inbox, side by side with AI assistants. To keep that from turning into chaos, the rules have to be visible. Each conversation is assigned to somebody and can be reassigned. The assistant deals with what it knows and escalates the rest. Internal notes travel with the case, out of the customer’s sight, and tags say what it is about before anyone opens it.',
    },
    {
      type: 'paragraph',
      text: 'Nor does everyone have to see everything. Agents, supervisors and specialists play different parts, and permissions are set person by person. Someone who joined this week can answer customers without touching the settings, while a supervisor keeps the whole picture in view.',
    },
    { type: 'heading', text: 'What shows up once it is all together' },
    {
      type: 'paragraph',
      text: 'A single channel tells part of the story. The analytics of a shared inbox answer more useful questions: which reason for writing keeps coming back, at what time the inbox fills up, how long each kind of case takes. Those answers tell you where one more person is needed and where an assistant will do.',
    },
    { type: 'heading', text: 'Moving in, in five steps' },
    {
      type: 'paragraph',
      text: 'Do not move everything on the same day. This order spares you the nasty surprises:',
    },
    {
      type: 'list',
      items: [
        'Take stock: which channels exist, who looks after them, and from which phone or account.',
        'Connect the busiest channel first and leave the others alone.',
        'Agree on a few tags. Ten clear ones serve you better than fifty.',
        'Decide who assigns, who may reassign and when a case is escalated.',
        'Add the remaining channels one by one, and close the old windows.',
      ],
    },
    {
      type: 'paragraph',
      text: 'That last step is the hard one. As long as an old window stays open, somebody will go on replying from it. Close it, and the customer on Instagram, on WhatsApp and in the mailbox becomes one person again.',
    },
  ],
  faqs: [
    {
      question: 'How are communication channels unified?',
      answer:
        'WhatsApp, Instagram, Facebook Messenger, webchat, email and corporate apps are connected to one inbox. Your customers go on writing where they always have, and your team answers from a single place.',
    },
    {
      question: 'Can several human agents work at the same time?',
      answer:
        'Yes. Several agents share the inbox with the AI assistants. Conversations are assigned, reassigned and escalated, and permissions are set for each member of the team.',
    },
    {
      question: 'What are the benefits of centralizing conversations?',
      answer:
        'The history stays in one place, messages no longer get lost between windows, and analytics show the whole. Customers do not repeat themselves, and the team knows who is in charge of each case.',
    },
  ],
}

export default unifiedCommunicationsBody
