import type source from '../es/how_it_works'
import type { Translation } from '../types'

export default {
  title: 'Four steps to launch your assistant',
  description: 'We set it up. You approve what it says.',
  steps: [
    {
      title: 'Analysis',
      description:
        'We look at what people ask, where they ask it, and which systems have the answer.',
    },
    {
      title: 'Design',
      description: 'We define the tone, the cases it handles, and when to bring in a person.',
    },
    {
      title: 'Implementation',
      description: 'We connect channels and systems, test thoroughly, and train your team.',
    },
    {
      title: 'Optimization',
      description: 'We review conversations with you and improve the answers that fall short.',
    },
  ],
  chat_title: 'Watch an assistant at work',
  chat_description: 'Five assistants, five jobs. Pick one.',
  view_more: 'View more details',
} satisfies Translation<typeof source>
