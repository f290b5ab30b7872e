const footer = {
  claim: 'Asistentes de IA que atienden, venden y avisan cuando hace falta una persona.',
  navigation_label: 'Pie de página',
  product: 'Producto',
  assistants: 'Asistentes',
  company: 'Empresa',
  privacy: 'Política de privacidad',
  google_terms: 'Términos del correo web',
  social_label: 'Redes sociales',
  opens_new_tab: '{{name}} (se abre en otra pestaña)',
  badge_verified: 'Proveedor verificado',
  badge_startup: 'Programa de startups',
  appearance: 'Apariencia',
  appearance_light: 'Clara',
  appearance_dark: 'Oscura',
  appearance_system: 'Sistema',
  copyright: '© {{year}} {{brand}}. Todos los derechos reservados.',
} as const

export default footer
