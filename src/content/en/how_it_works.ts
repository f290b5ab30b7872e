import type source from '../es/how_it_works'
import type { Translation } from '../translation'

const how_it_works: Translation<typeof source> = {
  title: 'Four steps to the first reply',
  description: 'We do the setting up. You approve what your assistant is going to say.',
  steps: [
    {
      title: 'Analysis',
      description:
        'We look at what people ask, where they ask it and which systems know the answer.',
    },
    {
      title: 'Design',
      description: 'Together we settle the tone, the cases it takes and when it calls a colleague.',
    },
    {
      title: 'Implementation',
      description: 'We connect channels and systems, test it thoroughly and train your team.',
    },
    {
      title: 'Optimization',
      description: 'We read conversations together and sharpen whatever could be answered better.',
    },
  ],
  chat_title: 'Watch it talk',
  chat_description: 'Five assistants, five trades. Pick one.',
  view_more: 'View more details',
}

export default how_it_works
