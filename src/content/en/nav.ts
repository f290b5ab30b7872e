import type source from '../es/nav'
import type { Translation } from '../translation'

const nav: Translation<typeof source> = {
  main_label: 'Main',
  skip_to_content: 'Skip to content',
  home: 'Home',
  schedule_demo: 'Schedule a demo',
  close_notification: 'Close notification',
  language: 'Language',
  language_es: 'Español',
  language_en: 'English',
}

export default nav
