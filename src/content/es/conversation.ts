export default {
  tabs_label: 'Elige un asistente',
  log_label: 'Conversación de ejemplo con {{name}}',
  sample: 'Ejemplo con nombres y cifras ficticios',
  speaker_user: 'Usuario',
  voice_message: 'Mensaje de voz, {{duration}}',
  in_english: 'Esta conversación de ejemplo está en inglés.',
  alternatives_label: 'Alternativas disponibles',
  show_all: 'Mostrar todo',
  replay: 'Repetir',
  needs_script: 'No pudimos cargar esta conversación, que necesita JavaScript.',
} as const
