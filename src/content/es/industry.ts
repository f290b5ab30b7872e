export default {
  all_industries: 'Todas las industrias',
  book_demo: 'Agenda una demo',
  recommended: 'A cargo de {{assistant}}',
  assistant_details: 'Conoce a {{assistant}}',
  connected_to: 'Conectado con',
  faq_title: 'Preguntas frecuentes',
  view_pricing: 'Ver precios',
} as const
