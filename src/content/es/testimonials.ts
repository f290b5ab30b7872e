export default {
  title: 'Lo que dicen quienes lo usan',
  description: 'Equipos que atienden, venden y dan soporte con un asistente a su lado.',
} as const
