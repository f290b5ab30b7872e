import pricing from './pricing'

export default {
  integration: {
    title: 'Todos tus canales y sistemas en una sola bandeja',
    description:
      'Los mensajes llegan a un solo lugar, y el asistente consulta y actualiza tus sistemas. Nadie cambia de pestaña.',
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
      { title: 'ERP', description: 'inventario, pedidos y facturas' },
      { title: 'Hojas de cálculo', description: 'listas, precios y turnos' },
      { title: 'API a medida', description: 'lo que construyó tu equipo' },
    ],
  },
  banner: {
    title: 'En marcha en días, no en meses',
    description: 'Del diagnóstico al primer mensaje, sin proyectos interminables.',
    milestones: [
      { figure: '< 24 h', description: 'para tu diagnóstico inicial' },
      { figure: '1 día', description: 'puede bastar para una solución básica' },
      { figure: '< 2 semanas', description: 'para la mayoría de los proyectos' },
    ],
  },
  pricing: {
    title: 'Un precio por plan, no por usuario',
    starting_at: 'Desde',
    before: 'Sin descuento:',
    original: pricing.price,
    amount: pricing.amount,
    per_month: pricing.per_month,
    discount: pricing.discount,
    points: [
      'Usuarios ilimitados en todos los planes',
      'Implementación incluida',
      'Cancela cuando quieras y paga solo el mes en curso',
    ],
    view_plans: 'Compara los planes',
  },
  blog: {
    title: 'Lo último del blog',
    view_all: 'Ver todos los artículos',
  },
  contact: {
    title: 'Cuéntanos qué preguntan tus clientes',
    description:
      'Con dos o tres ejemplos te decimos qué atiende bien un asistente y qué conviene dejar a tu equipo.',
    email_label: 'También puedes escribirnos a',
  },
} as const
