import type source from '../../../es/articles/metaVerification/body'
import type { Translation } from '../../../translation'

const metaVerificationBody: Translation<typeof source> = {
  body: [
    {
      type: 'paragraph',
      text: 'Connect your company’s WhatsApp to a provider and you trust them with something delicate: the door your customers come in by. You are entitled to ask who is standing behind it. There is now one more answer to that question. Meta, the company that owns WhatsApp and Instagram, has verified us as a provider.',
    },
    { type: 'heading', text: 'What a verification says' },
    {
      type: 'paragraph',
      text: 'A verification settles one simple point: is this company who it says it is? In a market full of new names and large promises, the answer carries more weight when it comes from someone other than the company itself. If you are the one choosing, that is one doubt fewer on the list.',
    },
    {
      type: 'paragraph',
      text: 'You will find a plain mark for it at the foot of this site, in words and without anybody else’s logo. That is deliberate. We would rather explain what it means than decorate it.',
    },
    { type: 'heading', text: 'Two doors' },
    {
      type: 'paragraph',
      text: 'You will notice the difference in two integrations. Both go through an API, which is an agreement between systems: what may be asked for, in what form, and with whose permission.',
    },
    {
      type: 'list',
      items: [
        'The business messaging API, the one for WhatsApp. Questions sent to your business number come in through it, and the answers go back the same way.',
        'The photo-sharing API, the one for Instagram. Through it, messages sent to your profile join all the others in the same inbox.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Going this way has a very down-to-earth result. Nobody keeps a phone charging in a drawer, logged in day and night, so that the business can go on replying.',
    },
    { type: 'heading', text: 'Faster' },
    {
      type: 'paragraph',
      text: 'Connecting a channel has a part you see and a part you do not. The part you see is the assistant talking. The other part is establishing who is asking for access and what for. With a verified provider, integrating both APIs goes faster, and the time you gain can go where it counts: into preparing good answers.',
    },
    {
      type: 'paragraph',
      text: 'The rest of the project keeps its four steps: analysis, design, implementation and optimization. A basic solution is ready from one day, and most projects take under two weeks.',
    },
    { type: 'heading', text: 'Safer' },
    {
      type: 'paragraph',
      text: 'There are always shortcuts for automating a channel: programs that imitate somebody’s clicks, borrowed accounts, passwords pasted into a chat. They work until the day they do not, and on that day the number left hanging is yours.',
    },
    {
      type: 'paragraph',
      text: 'An integration through the API, made by a verified provider, does without them. And inside the inbox, every member of your team has permissions of their own. You know who can read, who can reply and who can change the settings.',
    },
    { type: 'heading', text: 'What stays the same' },
    {
      type: 'paragraph',
      text: 'A verification does not answer messages. It will not improve your assistant’s manners, it is no substitute for testing, and it does not put a badge on your own account: it speaks about us, who make the connection. Good conversations are still earned in the usual way, with sound sources, steady review and a person close by when one is needed.',
    },
    { type: 'heading', text: 'Three questions for any provider' },
    {
      type: 'paragraph',
      text: 'These are worth asking even if you never work with us. Get the answers before you sign:',
    },
    {
      type: 'list',
      items: [
        'Does the connection use the platform’s API, or a program pretending to be a person?',
        'Who answers to the platform, and how can I check?',
        'If I change providers tomorrow, how do I withdraw access, and what happens to my number?',
      ],
    },
    {
      type: 'paragraph',
      text: 'If the replies come quickly and make sense the first time, you are in good hands. If somebody asks for your password, close the window.',
    },
  ],
}

export default metaVerificationBody
