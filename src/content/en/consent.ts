import type source from '../es/consent'
import type { Translation } from '../types'

export default {
  question: 'May we count your visits?',
  explanation:
    'With your permission, Google Analytics tells us, without cookies, which pages are read. If you decline, nothing is loaded.',
  accept: 'Accept',
  refuse: 'Decline',
  privacy: 'Privacy policy (in\u00a0Spanish)',
} satisfies Translation<typeof source>
