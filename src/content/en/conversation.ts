import type source from '../es/conversation'
import type { Translation } from '../types'

export default {
  tabs_label: 'Pick an assistant',
  log_label: 'Sample conversation with {{name}}',
  sample: 'Sample with made-up names and figures',
  speaker_user: 'User',
  voice_message: 'Voice message, {{duration}}',
  in_english: 'This sample conversation is in English.',
  alternatives_label: 'Available alternatives',
  show_all: 'Show all',
  replay: 'Replay',
  needs_script: 'We couldn’t load this conversation, which needs JavaScript.',
} satisfies Translation<typeof source>
