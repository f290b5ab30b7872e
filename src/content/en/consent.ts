import type source from '../es/consent'
import type { Translation } from '../translation'

const consent: Translation<typeof source> = {
  question: 'May we count your visits?',
  explanation:
    'With your permission, we use Google Analytics, without cookies, to learn which pages are read. If you decline, nothing is loaded. Your choice lasts until you close or reload the site.',
  accept: 'Accept',
  refuse: 'Decline',
  privacy: 'Privacy policy (in Spanish)',
}

export default consent
