export default {
  title: 'Cinco asistentes, un solo equipo',
  description: 'Cada uno tiene su oficio. Empieza con uno y suma los demás cuando te hagan falta.',
  metrics_note: 'Las cifras de cada ficha son objetivos; el resultado depende de cada caso.',
  carousel_label: 'Nuestros asistentes',
  carousel_role: 'carrusel',
  slide_role: 'ficha',
  slide_label: '{{position}} de {{count}}',
  previous: 'Asistente anterior',
  next: 'Asistente siguiente',
  choose: 'Elige un asistente',
  announcement: '{{name}}, {{position}} de {{count}}',
  discover_all: 'Descubre todos nuestros asistentes',
} as const
