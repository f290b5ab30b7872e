const industries = {
  financial: 'Financiero',
  retail: 'Comercio',
  automotive: 'Automotriz',
  health: 'Salud',
} as const

export default industries
