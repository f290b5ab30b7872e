import type source from '../../../es/articles/conversationalAssistant/body'
import type { Translation } from '../../../translation'

const conversationalAssistantBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'We have all met the other kind of robot. “For sales, press 1. For support, press 2.” You type that your parcel arrived broken, and back comes the same menu. A conversational assistant starts where that menu gives up. It reads the sentence you wrote, works out what you need and does something about it.',
    },
    { type: 'heading', text: 'A menu sorts people, an assistant understands them' },
    {
      type: 'paragraph',
      text: 'A menu makes customers translate their problem into options that somebody else thought of. If theirs is missing, they leave or demand a human. An assistant moves the effort to the other side. People write the way they write, with shorthand, voice notes and two questions in one message, and making sense of it is the machine’s job.',
    },
    {
      type: 'paragraph',
      text: 'It also keeps the thread. Mention that you are after a present for your sister and, three messages later, it will not ask who the present is for. Change the subject halfway through and it changes with you.',
    },
    { type: 'heading', text: 'Between the question and the answer' },
    {
      type: 'paragraph',
      text: 'A good reply has four moments. The assistant interprets the message. It looks up what it needs in the sources you gave it: a catalogue, a returns policy, the customer’s record. It answers in simple words. And if it is connected to your systems, it acts: it records the order, updates the CRM or puts the appointment in the diary.',
    },
    {
      type: 'paragraph',
      text: 'There is a fifth moment, and it separates the good ones from the rest: knowing when to stop. Once a question goes beyond what the assistant can solve, it detects the complexity, prepares the context and transfers the conversation to a person. Nobody has to tell their story twice.',
    },
    { type: 'heading', text: 'Five jobs, five assistants' },
    {
      type: 'paragraph',
      text: 'Saying “an assistant” is like saying “an employee”: you still want to know what they do. Think in jobs, because each job is measured in its own way. These are ours:',
    },
    {
      type: 'list',
      items: [
        'PickerBOT helps people shop: it finds the product and suggests alternatives. Customer satisfaction: 94%.',
        'SalesBot handles sales: it clears up doubts and moves the deal along. Conversion to sale: 78%.',
        'SupportPro does support. Average time to resolution: 2 minutes.',
        'DataAnalyst answers questions about your data. Analytical accuracy: 96%.',
        'HRHelper works alongside human resources. Hiring time: 68% shorter.',
      ],
    },
    {
      type: 'paragraph',
      text: 'There is no need to start with all five. See which kind of conversation eats most of your team’s hours, and fill that position first.',
    },
    { type: 'heading', text: 'What to get ready before day one' },
    {
      type: 'paragraph',
      text: 'Even the best assistant cannot tell customers what nobody told it. Before you switch it on, gather this:',
    },
    {
      type: 'list',
      items: [
        'The questions that come up most, copied from real conversations rather than from memory.',
        'The answers your team would give today, exceptions included.',
        'The systems it should consult: CRM, ERP, spreadsheets or an API of your own.',
        'The cases that should always go to a person.',
        'One number you want to improve, and what it is right now.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last item is the one that gets forgotten. Without a starting value, you cannot tell an assistant that helps from one that merely talks well.',
    },
    { type: 'heading', text: 'From first talk to first customer' },
    {
      type: 'paragraph',
      text: 'The road has four steps: analysis, design, implementation and optimization. The initial diagnosis arrives in under 24 hours. A basic solution can be ready from one day, and most projects take under two weeks. Implementation is included in every plan, and covers full setup, customization, thorough testing and training.',
    },
    {
      type: 'paragraph',
      text: 'The fourth step never ends. Every week brings questions that nobody saw coming. Take the time to read them. They are what your customers want to know and your website has yet to say.',
    },
  ],
}

export default conversationalAssistantBody
