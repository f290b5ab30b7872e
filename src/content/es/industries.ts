export default {
  financial: 'Financiero',
  retail: 'Comercio',
  automotive: 'Automotriz',
  health: 'Salud',
} as const
