import type source from '../es/privacy_notice'
import type { Translation } from '../types'

const privacy_notice: Translation<typeof source> = {
  only_in_spanish:
    'This policy is in Spanish only. If you have a question about it, email us in English at',
}

export default privacy_notice
