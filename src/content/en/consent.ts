import type source from '../es/consent'
import type { Translation } from '../types'

const consent: Translation<typeof source> = {
  question: 'May we count your visits?',
  explanation:
    'With your permission, Google Analytics tells us, without cookies, which pages are read. If you decline, nothing is loaded.',
  accept: 'Accept',
  refuse: 'Decline',
  privacy: 'Privacy policy (in\u00a0Spanish)',
}

export default consent
