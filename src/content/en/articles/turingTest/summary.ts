import type source from '../../../es/articles/turingTest/summary'
import type { Translation } from '../../../translation'

const turingTestSummary: Translation<typeof source> = {
  title: 'Machines now pass the Turing test. What comes next?',
  excerpt:
    'One model was taken for a human in 73% of interactions, another in 56%. What those figures say, what they leave out, and a better test for your own business.',
  keywords: 'Turing test, language models, artificial intelligence',
}

export default turingTestSummary
