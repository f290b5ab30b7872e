import type source from '../../../es/articles/turingTest/body'
import type { Translation } from '../../../translation'

const turingTestBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'You are texting two strangers you cannot see. One is a person and one is a program, and at the end you have to say which is which. In recent tests, one language model was perceived as human in 73% of its interactions. Another managed 56%. For decades this game was meant to draw the line between us and the machines. The line is getting hard to find.',
    },
    { type: 'heading', text: 'A question from 1950' },
    {
      type: 'paragraph',
      text: 'Alan Turing opened his best-known paper with a very short question:',
    },
    { type: 'quote', text: 'Can machines think?' },
    {
      type: 'paragraph',
      text: 'Then he put it aside. Nobody could answer it without first agreeing on what thinking is, and that argument never ends. He offered a game instead. A judge exchanges written messages with two partners, out of sight and out of earshot, and decides which one is the person. If the machine fools the judge often enough, we had better take it seriously.',
    },
    {
      type: 'paragraph',
      text: 'The clever part is what the game leaves out. No face, no voice, no job title. Only the conversation remains: what is asked, what is answered and what is left unsaid. That happens to be the ground on which your customers now ask, buy and complain.',
    },
    { type: 'heading', text: 'What 73% and 56% tell us' },
    {
      type: 'paragraph',
      text: 'Read the two figures side by side. In Turing’s format, with two partners and one choice, a coin toss would be right half of the time. Seen that way, 56% sits just above chance: telling the two apart has become very hard. The 73% is something else. Those judges are not hesitating. They see a person where there is a program.',
    },
    {
      type: 'paragraph',
      text: 'The gap between the two models is a lesson in itself. Talking like a person is not something that “AI” does or does not do. It depends on the model, on the instructions it was given and on the conversation it lands in. Try two assistants on the same afternoon and you will notice: one of them answers, the other recites.',
    },
    { type: 'heading', text: 'What the test does not measure' },
    {
      type: 'paragraph',
      text: 'Seeming human is one skill and being useful is another. Turing’s judge needs nothing. There is no refund to wait for and no appointment tomorrow morning. Your customer has both on their mind, and a charming chat that ends without a tracking number is a waste of their evening. Here are five things the test never asks:',
    },
    {
      type: 'list',
      items: [
        'Whether the answer is right. A mistake made in fluent prose is still a mistake, only harder to spot.',
        'Whether the assistant knows what it does not know, and says so.',
        'Whether it can do anything: look up an order, book a visit, log a complaint.',
        'Whether it recognises the moment to call a person.',
        'Whether the customer knows who is on the other end.',
      ],
    },
    { type: 'heading', text: 'A better test for your business' },
    {
      type: 'paragraph',
      text: 'Nobody messages a shop at eleven at night to find out whether a human will reply. They want to know if there is a medium left. So give the judge a different job. Forget guessing who is talking; ask whether the problem got solved.',
    },
    {
      type: 'paragraph',
      text: 'You can run this today. Take ten conversations from last week, remove the names and hand them to the assistant exactly as they arrived, typos and half-finished messages included. Then count three things: how many it solved alone, how many it passed to a person in good time, and how many times it made something up. That last count should be zero before the chat goes live.',
    },
    { type: 'heading', text: 'Sound natural, tell the truth' },
    {
      type: 'paragraph',
      text: 'A machine that can pass for a person comes with a duty: do not use it to mislead. Our advice is plain. The assistant says what it is. It speaks naturally because that is easier to follow, never as a disguise. And when a question gets difficult it detects the complexity, prepares the context and transfers the conversation to somebody who already knows what it is about.',
    },
    {
      type: 'paragraph',
      text: 'Turing wanted people to stop arguing and start testing. It is still good advice. We know that the machine can talk. Now find out whether it helps.',
    },
  ],
}

export default turingTestBody
