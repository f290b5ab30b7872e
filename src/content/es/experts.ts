export default {
  title: 'Las personas detrás de tu asistente',
  description:
    'Analizan tu caso, diseñan las conversaciones, las ponen en marcha y las mejoran con lo que aprenden de cada chat.',
} as const
