export default {
  question: '¿Podemos contar tus visitas?',
  explanation:
    'Con tu permiso, Google Analytics nos dice, sin cookies, qué páginas se leen. Si lo rechazas, no se carga nada.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  privacy: 'Política de privacidad',
} as const
