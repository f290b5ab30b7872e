const consent = {
  question: '¿Podemos contar tus visitas?',
  explanation:
    'Con tu permiso usamos Google Analytics, sin cookies, para saber qué páginas se leen. Si dices que no, no se carga nada. Tu respuesta vale hasta que cierres o vuelvas a cargar el sitio.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  privacy: 'Política de privacidad',
} as const

export default consent
