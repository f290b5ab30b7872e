const nav = {
  main_label: 'Principal',
  skip_to_content: 'Saltar al contenido',
  menu: 'Menú',
  home: 'Inicio',
  benefits: 'Beneficios',
  how_it_works: 'Cómo funciona',
  ai_assistants: 'Asistentes de IA',
  contact: 'Contacto',
  industries: 'Industrias',
  all_industries: 'Todas las industrias',
  blog: 'Blog',
  pricing: 'Precios',
  search: 'Buscar',
  schedule_demo: 'Agenda una demo',
  close_notification: 'Cerrar aviso',
  leave_empty: 'Deja este campo vacío',
  language: 'Idioma',
  language_preference: 'Idioma del sitio',
  language_es: 'Español',
  language_en: 'English',
} as const

export default nav
