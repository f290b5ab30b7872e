const scheduledemo = {
  title: 'Agenda tu demo',
  subtitle: 'Una hora, en vivo, con ejemplos de tu sector.',
  needs_script: 'No pudimos cargar el calendario, que necesita JavaScript.',
  industry_note: 'Prepararemos la demo para tu sector: {{industry}}.',
  step_label: 'Paso {{step}} de 3',
  step_1_title: 'Elige día y hora',
  step_2_title: '¿Con quién hablamos?',
  step_3_title: 'Tu demo está agendada',

  timezone: 'Zona horaria',
  timezone_value: 'Zona horaria: {{timezone}}',
  timezone_search: 'Buscar zona horaria...',
  timezone_show_all: 'Mostrar todas las zonas horarias',
  timezones_found_one: '{{count}} zona horaria encontrada',
  timezones_found_other: '{{count}} zonas horarias encontradas',
  timezone_none: 'No se encontraron zonas horarias que coincidan con',
  timezone_changed: 'Zona horaria cambiada: {{timezone}}',
  reload_times: 'Volvimos a cargar los horarios para tu zona.',

  calendar: 'Fecha',
  previous_month: 'Mes anterior',
  next_month: 'Mes siguiente',
  day_unavailable: '{{date}}, no disponible',
  earliest_note: 'Las demos se agendan con al menos dos días hábiles de anticipación.',

  times: 'Hora',
  times_for: 'Horarios del {{date}}',
  time_taken: '{{time}}, ocupado',
  taken: 'Ocupado',
  time_yours: '{{time}}, tu cita actual',
  yours: 'Tu cita',
  choose_date_first: 'Elige primero un día y verás aquí los horarios.',
  loading_times: 'Buscando horarios libres...',
  times_loaded_one: '{{count}} horario libre',
  times_loaded_other: '{{count}} horarios libres',
  no_available_times: 'No quedan horarios libres ese día. Prueba con otro.',
  times_format: 'Formato de hora',
  times_h12: '12 h',
  times_h23: '24 h',
  month_full: 'No quedan horarios libres en {{month}}.',
  next_free_day: 'Próximo día con horarios libres: {{date}}',
  times_failed: 'No pudimos consultar la agenda. Puedes elegir uno de estos horarios habituales.',
  retry_times: 'Consultar de nuevo',

  your_appointment: 'Tu cita',
  change_appointment: 'Cambiar día u hora',
  local_time: '{{time}} en el reloj de este dispositivo',

  name: 'Nombre',
  email: 'Correo electrónico',
  company: 'Empresa',
  phone: 'Teléfono',
  required_note: 'Todos los campos son requeridos.',
  privacy_note: 'Guardamos estos datos en nuestro CRM para organizar la demo y darle seguimiento.',
  book_note: 'Al continuar, agendas la demo.',

  cancel: 'Cancelar',
  previous: 'Anterior',
  continue: 'Continuar',
  processing: 'Procesando...',

  error_select_datetime: 'Por favor selecciona una fecha y una hora para continuar.',
  error_date_over: 'El día que elegiste ya no se puede reservar. Por favor elige otro.',
  error_all_fields: 'Por favor completa todos los campos del formulario.',
  error_too_long: 'Ese texto es demasiado largo. Por favor acórtalo.',
  error_valid_email: 'Por favor ingresa un correo electrónico válido.',
  error_valid_phone: 'Por favor ingresa un número de teléfono válido.',
  error_scheduling: 'Hubo un problema al agendar la demo. Por favor intenta nuevamente.',
  error_offline:
    'Parece que no hay conexión. Tus datos siguen aquí: revisa tu conexión e inténtalo de nuevo.',
  error_rate_limited:
    'Hay demasiados intentos en este momento. Espera un minuto e inténtalo de nuevo.',
  error_slot_taken:
    'Ese horario ya no está disponible. Tus datos siguen aquí: elige otra hora y continúa.',
  error_open_bookings:
    'Ya hay varias demos agendadas con tu correo o desde tu red. Para cambiar una o agendar más, escríbenos a {{email}}.',
  error_booking_kept:
    'No podemos cambiar la hora en este momento: tu demo sigue agendada a la hora original. Mantenla o inténtalo más tarde.',
  error_ended:
    'Tu demo se canceló o ya comenzó. Elige una hora y continúa para agendarla de nuevo.',
  error_resume: 'Tus datos siguen aquí. Inténtalo de nuevo: no se agendará dos veces.',
  field_required: 'Este campo es requerido.',
  back_to_times: 'Elegir otra hora',

  already_booked: 'Tu demo ya está agendada a esta hora. Para cambiarla, elige otra y continúa.',
  already_booked_unknown:
    'Tu demo estaba agendada a esta hora y aún no sabemos si se cambió a la nueva. Continúa otra vez: no se agendará dos veces.',
  keep_time: 'Mantener esta hora',

  success_title: '¡Demo agendada con éxito!',
  confirmation_intro: 'Te esperamos, {{name}}.',
  confirmation_email: 'Te enviaremos un correo de confirmación con el enlace de la reunión.',
  confirmation_earlier:
    'La demo ya estaba agendada con los datos que enviaste primero. Para corregirlos, escríbenos a {{email}}. Para cambiar la hora, usa el enlace del correo de confirmación.',
  confirmation_date: 'Fecha',
  confirmation_time: 'Hora',
  confirmation_timezone: 'Zona horaria',
  confirmation_number: 'Número de reserva',
  add_to_calendar: 'Agregar al calendario',
  calendar_file: 'Archivo .ics',
  calendar_google: 'Google Calendar',
  calendar_outlook: 'Outlook',
  calendar_event_title: 'Demo con {{brand}}',
  calendar_event_description:
    'Demostración en vivo de los asistentes de IA de {{brand}}. Reserva n.º {{number}}.',
  back_home: 'Volver al inicio',
  opens_in_new_tab: 'se abre en otra pestaña',
} as const

export default scheduledemo
