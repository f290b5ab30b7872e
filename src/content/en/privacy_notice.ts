import type source from '../es/privacy_notice'
import type { Translation } from '../types'

const privacy_notice: Translation<typeof source> = {
  only_in_spanish: 'This policy is in Spanish only. Questions? Email us in English at',
}

export default privacy_notice
