import type source from '../es/privacy_notice'
import type { Translation } from '../translation'

const privacy_notice: Translation<typeof source> = {
  only_in_spanish: 'This policy is available in Spanish only.',
}

export default privacy_notice
