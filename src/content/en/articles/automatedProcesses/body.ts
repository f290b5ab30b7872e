import type source from '../../../es/articles/automatedProcesses/body'
import type { Translation } from '../../../translation'

const automatedProcessesBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'Most of what is written about assistants looks outwards, at the customer. Now open your company’s own chat and count the messages that begin with “does anyone know…?”. Hours go into them, and no budget lists those hours: asking, waiting, forwarding, typing the same thing into one more spreadsheet.',
    },
    {
      type: 'paragraph',
      text: 'Not everything lends itself to this. An internal process is a good candidate when four things are true of it:',
    },
    {
      type: 'list',
      items: [
        'It comes round every week and hardly varies.',
        'It follows rules that somebody can explain in five minutes.',
        'It uses data that already lives in a system: a CRM, an ERP, a spreadsheet or an API of your own.',
        'Somebody is responsible for it and can say whether the result is right.',
      ],
    },
    { type: 'heading', text: '1. Holidays and time off' },
    {
      type: 'paragraph',
      text: 'Someone asks how many days they have left. Human resources opens the spreadsheet, finds the row and replies. Then comes the request, later the approval, and in the end somebody writes it into the calendar. That makes four steps out of one sentence.',
    },
    {
      type: 'paragraph',
      text: 'An assistant can give the balance straight away, take down the dates, tell whoever approves them and record the outcome. The decision still belongs to a person. All that goes is the ping-pong of emails.',
    },
    { type: 'heading', text: '2. Hiring' },
    {
      type: 'paragraph',
      text: 'Posting a vacancy is easy. The weight comes afterwards: candidates asking about working hours, documents that are missing, interviews that move from Tuesday to Thursday and back to Tuesday. Meanwhile, the person you wanted has been made another offer.',
    },
    {
      type: 'paragraph',
      text: 'HRHelper, our human resources assistant, carries that part. It answers questions, asks for what is missing and lines up diaries. Hiring time is reduced by 68%. The interview and the choice stay where they should, with your team.',
    },
    { type: 'heading', text: '3. Internal support' },
    {
      type: 'paragraph',
      text: 'The printer, the expired password, the folder nobody can open. These are small incidents, yet each of them stops two people: the one who cannot work, and the one who drops their own work to help.',
    },
    {
      type: 'paragraph',
      text: 'An assistant walks people through the fixes that are already known. When those run out, it escalates the case with everything the specialist is going to need: which machine, which error, what has been tried. The specialist gets fewer cases, better told, and has time for the ones without a recipe.',
    },
    { type: 'heading', text: '4. The Monday report' },
    {
      type: 'paragraph',
      text: 'How much did we sell last week? Which branch slipped? How many enquiries are still open? The questions never change, and there is always somebody exporting tables to answer them. Sometimes the report turns up after the meeting is over.',
    },
    {
      type: 'paragraph',
      text: 'DataAnalyst replies in everyday language, with an analytical accuracy of 96%. Ask it to show where each number comes from. Whoever decides can then check it, and the human analyst keeps the morning for questions that are new.',
    },
    { type: 'heading', text: '5. Copying data between systems' },
    {
      type: 'paragraph',
      text: 'Somebody takes an order in the chat, types it into the CRM, repeats it in the ERP and sums it up in a spreadsheet. Every copy is one more chance to get a digit wrong. And when two systems disagree, someone has to scroll back through the chat to see which of them is lying.',
    },
    {
      type: 'paragraph',
      text: 'With the systems integrated, the assistant notes the detail once, during the conversation, and takes it wherever it is needed. If something does not add up, such as an incomplete document or a code that does not exist, it asks before it saves.',
    },
    {
      type: 'paragraph',
      text: 'Those are the five processes. Each can be taken up on its own, in whatever order suits the priorities of the company.',
    },
  ],
}

export default automatedProcessesBody
