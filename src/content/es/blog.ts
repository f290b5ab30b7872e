const blog = {
  title: 'Ideas para conversar mejor',
  description:
    'Noticias, guías y buenas prácticas sobre asistentes de IA y atención al cliente, contadas con ejemplos.',
  read_more: 'Leer más',
  back_to_blog: 'Volver al blog',
  schedule_demo: 'Agenda una demo',
  category_news: 'Noticias',
  category_solutions: 'Soluciones',
  category_trends: 'Tendencias',
  category_guide: 'Guía',
  category_best_practices: 'Buenas prácticas',
  faq_title: 'Preguntas frecuentes',
  further_reading: 'Sigue leyendo',
  published_on: 'Publicado el {{date}}',
  reading_time: '{{minutes}} min de lectura',
} as const

export default blog
