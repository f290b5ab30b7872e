const search = {
  title: '¿Qué quieres saber?',
  label: 'Busca en páginas, artículos y preguntas frecuentes',
  submit: 'Buscar',
  hint: 'Escribe una palabra o dos: con eso basta.',
  without_script:
    'La búsqueda necesita JavaScript. Actívalo en tu navegador, o llega a cualquier página desde el menú o el pie de página.',
  loading: 'Buscando…',
  results_one: '{{count}} resultado para “{{query}}”',
  results_other: '{{count}} resultados para “{{query}}”',
  no_results: 'No encontramos nada para “{{query}}”',
  advice:
    'Revisa la ortografía, usa menos palabras o prueba con otra más general. Mayúsculas y acentos no cambian nada.',
  failed: 'No pudimos cargar la búsqueda. Revisa tu conexión e intenta de nuevo.',
  retry: 'Intentar de nuevo',
  suggestions: 'Para empezar',
  suggestion_channels: 'WhatsApp',
  suggestion_plans: 'precios',
  suggestion_inbox: 'una sola bandeja',
  suggestion_appointments: 'citas médicas',
  suggestion_handoff: 'transferir a una persona',
  kind_page: 'Página',
  kind_article: 'Artículo',
  kind_faq: 'Pregunta frecuente',
} as const

export default search
