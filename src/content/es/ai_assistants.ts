const ai_assistants = {
  title: 'Cinco especialistas en la misma mesa',
  description:
    'Cada uno domina su oficio y todos comparten la bandeja. Empieza con uno y suma los demás cuando te hagan falta.',
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

export default ai_assistants
