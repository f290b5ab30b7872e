const not_found = {
  title: 'Página no encontrada',
  subtitle:
    'La página que buscas no existe o cambió de dirección. Búscala con una o dos palabras, o empieza desde el inicio.',
  back_home: 'Volver al inicio',
  unexpected_error:
    'Algo falló al mostrar esta página. Vuelve a cargarla; si sigue igual, prueba en unos minutos.',
  reload: 'Volver a cargar',
} as const

export default not_found
