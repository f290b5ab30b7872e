export default {
  title: 'Cuatro pasos para poner en marcha tu asistente',
  description: 'Nosotros lo instalamos. Tú apruebas lo que dice.',
  steps: [
    {
      title: 'Análisis',
      description: 'Revisamos qué te preguntan, por dónde y qué sistemas tienen la respuesta.',
    },
    {
      title: 'Diseño',
      description: 'Definimos el tono, los casos que atiende y el momento de llamar a una persona.',
    },
    {
      title: 'Implementación',
      description: 'Conectamos canales y sistemas, lo probamos a fondo y capacitamos a tu equipo.',
    },
    {
      title: 'Optimización',
      description: 'Leemos las conversaciones contigo y ajustamos lo que puede responderse mejor.',
    },
  ],
  chat_title: 'Mira un asistente en acción',
  chat_description: 'Cinco asistentes, cinco oficios. Elige uno.',
  view_more: 'Ver más detalles',
} as const
