const footer = {
  claim: 'Asistentes de IA que atienden, venden y avisan cuando hace falta una persona.',
  navigation_label: 'Pie de página',
  appearance: 'Apariencia',
  appearance_light: 'Clara',
  appearance_dark: 'Oscura',
  appearance_system: 'Sistema',
  copyright: '© {{year}} {{brand}}. Todos los derechos reservados.',
} as const

export default footer
