const es = {
  announcements: {
    'booking.created': {
      subject: 'Tu demo con {{brand}}: {{day}}, {{time}} ({{city}})',
      heading: 'Tu demo está agendada',
      intro:
        'Hola, {{name}}: te esperamos. Verás los asistentes en vivo y podrás preguntar lo que quieras.',
    },
    'booking.changed': {
      subject: 'Nueva hora de tu demo con {{brand}}: {{day}}, {{time}} ({{city}})',
      heading: 'Tu demo tiene nueva hora',
      intro:
        'Hola, {{name}}: esta es la nueva hora de tu demo. Si no te conviene, cámbiala aquí abajo.',
    },
    'booking.cancelled': {
      subject: 'Tu demo con {{brand}} está cancelada',
      heading: 'Tu demo está cancelada',
      intro: 'Hola, {{name}}: tu demo ya no está en la agenda. Puedes agendar otra cuando quieras.',
    },
  },
  reminder: {
    subject: 'Recordatorio: demo con {{brand}}, {{day}}, {{time}} ({{city}})',
    heading: 'Se acerca tu demo',
    intro:
      'Hola, {{name}}: te esperamos en la demo. Si ya no puedes a esa hora, cambia o cancela la demo aquí abajo.',
  },
  day: 'Fecha',
  time: 'Hora',
  timeZone: 'Zona horaria',
  length: 'Duración',
  /** Label of who gives the demo. */
  host: 'Te atiende',
  number: 'Número de reserva',
  join: 'Entrar a la reunión',
  linkFollows: 'Te enviaremos el enlace de la reunión antes de la demo.',
  /** Label of the link to the booking's page. */
  change: 'Cambiar o cancelar la demo',
  /** Label of the link of a cancelled booking. */
  bookAgain: 'Agenda otra demo',
  reply: 'Si tienes dudas, responde a este correo.',
  event: {
    title: 'Demo con {{brand}}',
    description:
      'Demostración en vivo de los asistentes de IA de {{brand}}. Reserva n.º {{number}}.',
  },
  reason: 'Recibes este correo porque alguien agendó una demo en {{site}} con esta dirección.',
}

const en: typeof es = {
  announcements: {
    'booking.created': {
      subject: 'Your demo with {{brand}}: {{day}}, {{time}} ({{city}})',
      heading: 'Your demo is booked',
      intro:
        'Hi {{name}}, we look forward to meeting you. You’ll see the assistants live and can ask us anything.',
    },
    'booking.changed': {
      subject: 'New time for your demo with {{brand}}: {{day}}, {{time}} ({{city}})',
      heading: 'Your demo has a new time',
      intro:
        'Hi {{name}}, this is the new time for your demo. If it doesn’t work for you, change it below.',
    },
    'booking.cancelled': {
      subject: 'Your demo with {{brand}} is canceled',
      heading: 'Your demo is canceled',
      intro:
        'Hi {{name}}, your demo is no longer on the calendar. You can book another one at any time.',
    },
  },
  reminder: {
    subject: 'Reminder: demo with {{brand}}, {{day}}, {{time}} ({{city}})',
    heading: 'Your demo is coming up',
    intro:
      'Hi {{name}}, we look forward to seeing you. If the time no longer works, you can change or cancel the demo below.',
  },
  day: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  length: 'Duration',
  host: 'Your host',
  number: 'Booking number',
  join: 'Join the meeting',
  linkFollows: 'We’ll send you the meeting link before the demo.',
  change: 'Change or cancel the demo',
  bookAgain: 'Book another demo',
  reply: 'Questions? Just reply to this email.',
  event: {
    title: 'Demo with {{brand}}',
    description: 'Live demonstration of {{brand}}’s AI assistants. Booking no. {{number}}.',
  },
  reason:
    'You’re receiving this email because someone booked a demo on {{site}} with this address.',
}

/** The texts of the visitor's mails. `{{brand}}` and the like are replaced. */
export const visitorTexts = { es, en }

/** The labels of an appointment. No `host` leaves out who gives the demo. */
export type TicketTexts = Readonly<
  Record<'day' | 'time' | 'timeZone' | 'length' | 'number', string>
> & { readonly host?: string | undefined }

/** The owner reads Spanish, like the CRM (requirements R30). */
export const ownerTexts = {
  headings: {
    'booking.created': 'Nueva demo agendada',
    'booking.changed': 'Una demo cambió de hora',
    'booking.cancelled': 'Una demo fue cancelada',
    'message.created': 'Nuevo mensaje del sitio',
    'suspects.waiting': 'Hay reservas o mensajes sospechosos por revisar',
  },
  notices: {
    crmRefused: 'El CRM no aceptó esta entrega: revísala',
    crmConflict: 'Esta demo coincide con otra actividad del CRM',
    hostReleased: 'Ya no atiendes esta demo',
  },
  refusal: {
    call: 'Solicitud rechazada',
    check: 'Para revisar la cuenta',
    retry: 'Para enviarla otra vez',
  },
  suspects: {
    intro: 'Parecen de un programa, pero pueden ser de una persona.',
    count: 'Esperan',
    list: 'Para verlos',
    accept: 'Para aceptar uno',
    discard: 'Para descartarlo',
  },
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  company: 'Empresa',
  day: 'Fecha',
  time: 'Hora',
  timeZone: 'Zona horaria del cliente',
  /** Label of day and time on the owner's clock. */
  ownTime: 'En tu zona horaria',
  length: 'Duración',
  host: 'Atiende',
  number: 'Número',
  title: 'Título',
  note: 'Nota',
  /** Label of the link to the booking's page. */
  change: 'Cambiar o cancelar la demo',
  /** The name of the demo calendar, and of a demo in it. */
  calendar: 'Demos',
  event: 'Demo: {{who}}',
  reply: 'Si respondes a este correo, le escribes a {{name}}.',
} as const
