const consent = {
  question: '¿Podemos contar tus visitas?',
  explanation:
    'Con tu permiso, Google Analytics nos dice qué páginas se leen, sin cookies. Si rechazas, no se carga nada.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  privacy: 'Política de privacidad',
} as const

export default consent
