export default {
  title: 'Alguien te está escribiendo',
  description: 'Que encuentre respuesta. Mira un asistente en una demo o cuéntanos tu caso.',
  start: 'Empieza con una demo',
  talk_to_expert: 'Habla con un experto',
} as const
