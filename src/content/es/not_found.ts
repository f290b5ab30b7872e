const not_found = {
  title: 'Página no encontrada',
  subtitle: 'La página que buscas no existe o ha sido movida.',
  back_home: 'Volver al inicio',
} as const

export default not_found
