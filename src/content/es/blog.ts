export default {
  title: 'Ideas para atender mejor',
  description:
    'Cómo elegir un asistente de IA, reunir tus canales y decidir qué automatizar: guías y noticias con ejemplos.',
  latest: 'Todos los artículos',
  read_more: 'Leer más',
  back_to_blog: 'Volver al blog',
  schedule_demo: 'Agenda una demo',
  demo_invitation: 'Mira cómo respondería un asistente a tus clientes.',
  category_news: 'Noticias',
  category_solutions: 'Soluciones',
  category_trends: 'Tendencias',
  category_guide: 'Guía',
  category_best_practices: 'Buenas prácticas',
  contents: 'En este artículo',
  faq_title: 'Preguntas frecuentes',
  further_reading: 'Sigue leyendo',
  reading_time: '{{minutes}} min de lectura',
} as const
