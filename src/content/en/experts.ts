import type source from '../es/experts'
import type { Translation } from '../types'

export default {
  title: 'The people behind your assistant',
  description:
    'They study your case, design the conversations, launch them, and improve them with what they learn from each chat.',
} satisfies Translation<typeof source>
