const home = {
  integration: {
    title: 'Donde te escriben, con lo que ya usas',
    description:
      'Todos los canales llegan a una bandeja, y la bandeja consulta y actualiza tus sistemas. Nadie cambia de pestaña.',
    channels_label: 'Canales',
    channels: [
      'WhatsApp',
      'Instagram',
      'Messenger',
      'Webchat',
      'Correo electrónico',
      'Apps corporativas',
    ],
    inbox: 'Una sola bandeja',
    inbox_description: 'Tus agentes y tus asistentes, en el mismo hilo',
    systems_label: 'Sistemas',
    systems: [
      { title: 'CRM', description: 'clientes y oportunidades' },
      { title: 'ERP', description: 'existencias, pedidos y facturas' },
      { title: 'Hojas de cálculo', description: 'listas, precios y turnos' },
      { title: 'API a medida', description: 'lo que construyó tu equipo' },
    ],
  },
  banner: {
    title: 'Tu asistente empieza pronto',
    description: 'Del diagnóstico al primer mensaje, sin proyectos eternos.',
    milestones: [
      { figure: '< 24 h', description: 'para tu diagnóstico inicial' },
      { figure: '1 día', description: 'basta para poner en marcha una solución básica' },
      { figure: '< 2 semanas', description: 'para la mayoría de los proyectos' },
    ],
  },
  pricing: {
    title: 'Un precio que cabe en una línea',
    starting_at: 'Desde',
    before: 'Antes {{price}} USD',
    per_month: 'USD al mes',
    discount: '-{{percent}} % DESCUENTO',
    points: [
      'Usuarios ilimitados en todos los planes',
      'Implementación incluida, sin costo aparte',
      'Cancelas cuando quieras y pagas solo el mes en curso',
    ],
    view_plans: 'Comparar los planes',
  },
  blog: {
    title: 'Lecturas para la próxima conversación',
    view_all: 'Ver todos los artículos',
  },
  contact: {
    title: 'Cuéntanos qué te preguntan',
    description:
      'Con dos o tres ejemplos ya podemos decirte qué atiende bien un asistente y qué conviene dejar a tu equipo.',
    email_label: 'También leemos el correo',
  },
} as const

export default home
