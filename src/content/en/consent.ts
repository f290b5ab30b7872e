import type source from '../es/consent'
import type { Translation } from '../translation'

const consent: Translation<typeof source> = {
  label: 'Visit statistics',
  question: 'May we count your visits?',
  explanation:
    'If you agree, we use an analytics service to learn which pages are read. If you do not, nothing is loaded. Your answer lasts until you close or reload the site.',
  accept: 'Accept',
  refuse: 'Refuse',
  privacy: 'Privacy policy',
}

export default consent
