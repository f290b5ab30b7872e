import type source from '../es/privacy_notice'
import type { Translation } from '../types'

export default {
  only_in_spanish: 'This policy is in Spanish only. Questions? Email us in English at',
} satisfies Translation<typeof source>
