export default {
  needs_script:
    'No pudimos cargar tu cita, porque esta página necesita JavaScript. También puedes responder al correo de confirmación.',

  loading_title: 'Tu demo',
  loading_text: 'Buscando tu cita...',
  failed_title: 'No pudimos cargar tu cita',
  failed_text: 'Esto no afecta tu demo. Inténtalo de nuevo en un momento.',
  offline_title: 'Parece que no tienes internet',
  offline_text: 'Esto no afecta tu demo. Revisa tu conexión e inténtalo de nuevo.',
  rateLimited_title: 'Hay demasiadas solicitudes en este momento',
  rateLimited_text: 'Esto no afecta tu demo. Espera un minuto e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',

  invalid_title: 'Este enlace no es válido',
  invalid_text:
    'Prueba con el enlace completo del correo de confirmación. Si sigue sin funcionar, escríbenos a',
  expired_title: 'Este enlace venció',
  expired_text: 'Si necesitas ayuda con tu demo, escríbenos a',
  past_title: 'La hora de esta demo ya pasó',
  past_text: 'Ya no se puede cambiar ni cancelar aquí. Si necesitas algo, escríbenos a',

  booked_title: 'Tu demo está agendada',
  booked_text: '¿Ya no puedes a esa hora? Elige otra o cancela la demo.',
  change: 'Cambiar día u hora',
  cancel: 'Cancelar la demo',
  keep: 'Conservar la demo',

  change_title: 'Elige otro día y hora',
  change_text: 'Conservas tu cita actual hasta que confirmes la nueva.',
  current: 'Cita actual',
  chosen: 'Nueva cita',
  nothing_chosen: 'Elige una hora.',
  keep_time: 'Conservar mi cita actual',
  submit_change: 'Confirmar el cambio',
  error_change: 'No pudimos confirmar el cambio',
  error_slot_taken:
    'Esa hora ya no está disponible. Tu cita actual sigue en pie: elige otra hora y confirma.',
  advice_tooManyChanges:
    'Esta demo ya se cambió el máximo de veces permitido en línea. Tu cita actual sigue en pie. Si necesitas otra hora, escríbenos a',

  moved_title: 'Tu demo tiene nueva hora',
  moved_text: 'Te enviaremos un correo con la invitación actualizada.',
  before: 'Antes',

  cancel_title: '¿Cancelar tu demo?',
  cancel_text: 'Te lo confirmaremos por correo.',
  reason: '¿Por qué la cancelas? (opcional)',
  error_too_long: 'Ese texto es demasiado largo. Por favor, acórtalo.',
  characters_left_one: 'Queda {{count, number}} carácter.',
  characters_left_other: 'Quedan {{count, number}} caracteres.',
  characters_over_one: 'Sobra {{count, number}} carácter.',
  characters_over_other: 'Sobran {{count, number}} caracteres.',
  error_cancel: 'No pudimos confirmar la cancelación',

  advice_failed: 'Inténtalo de nuevo en un momento. Si se repite, escríbenos a',
  advice_offline: 'Parece que no tienes internet. Revisa tu conexión e inténtalo de nuevo.',
  advice_rateLimited:
    'Hay demasiadas solicitudes en este momento. Espera un minuto e inténtalo de nuevo.',

  cancelledNow_title: 'Tu demo está cancelada',
  cancelledNow_text: 'Te confirmaremos la cancelación por correo.',
  cancelled_title: 'Esta demo ya está cancelada',
  cancelled_text: 'Si todavía te interesa, elige otro día y otra hora.',
  book_again: 'Agenda otra demo',
} as const
