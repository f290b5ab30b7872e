export default {
  title: 'Página no encontrada',
  subtitle: 'La página que buscas no existe o cambió de dirección.',
  back_home: 'Volver al inicio',
  unexpected_error:
    'Algo falló al mostrar esta página. Vuelve a cargarla; si sigue igual, prueba en unos minutos.',
  reload: 'Volver a cargar',
  reload_loses_text:
    'Al volver a cargar se borra lo que escribiste en el formulario. Para conservarlo, regresa a la página anterior.',
  lost_title: 'No pudimos cargar esta página',
  lost_text: 'Revisa tu conexión y vuelve a cargar la página. Si sigue igual, escríbenos a',
  part_lost: 'No pudimos cargar esta parte de la página. Inténtalo de nuevo o escríbenos a',
  part_needs_script: 'No pudimos cargar esta parte de la página, que necesita JavaScript.',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
} as const
