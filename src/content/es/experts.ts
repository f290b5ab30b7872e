const experts = {
  title: 'Las personas detrás de tu asistente',
  description:
    'Analizan tu caso, diseñan las conversaciones, las ponen en marcha y las mejoran con lo que pasa en el chat.',
} as const

export default experts
