const experts = {
  eyebrow: 'Especialistas',
  title: 'Detrás de cada asistente hay personas',
  description:
    'Analizan tu caso, diseñan las conversaciones, las ponen en marcha y las mejoran con lo que pasa en el chat.',
} as const

export default experts
