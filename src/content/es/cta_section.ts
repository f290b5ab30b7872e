const cta_section = {
  title: 'Alguien te está escribiendo ahora.',
  description: 'Que encuentre respuesta. Ve tu asistente en una demo o cuéntanos tu caso.',
  start: 'Empezar ahora',
  talk_to_expert: 'Hablar con un experto',
} as const

export default cta_section
