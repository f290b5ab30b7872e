const nav = {
  main_label: 'Principal',
  skip_to_content: 'Saltar al contenido',
  home: 'Inicio',
  schedule_demo: 'Agenda una demo',
  close_notification: 'Cerrar aviso',
  language: 'Idioma',
  language_es: 'Español',
  language_en: 'English',
} as const

export default nav
