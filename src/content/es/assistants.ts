export default {
  pickerbot: {
    role: 'Asistente de compra',
    description:
      'Encuentra el producto, propone un reemplazo cuando algo se agota y cierra el pedido sin salir del chat.',
    features: [
      'Busca en tu catálogo como lo haría un vendedor',
      'Ofrece alternativas con su diferencia de precio',
      'Arma el carrito y confirma el pedido',
      'Avisa cuando el pedido sale y cuando llega',
    ],
    metric: '94 % de satisfacción del cliente',
  },
  salesbot: {
    role: 'Ventas',
    description:
      'Recibe cada consulta comercial, averigua qué busca la persona y la acompaña hasta la compra o la cita.',
    features: [
      'Responde a cualquier hora, también de madrugada',
      'Hace las preguntas que califican la oportunidad',
      'Recomienda el plan o producto que encaja',
      'Agenda la reunión en el calendario de tu equipo',
    ],
    metric: '78 % de conversión a venta',
  },
  supportpro: {
    role: 'Soporte',
    description:
      'Resuelve las dudas de siempre con tus propios datos y entrega las difíciles a una persona, con todo el contexto.',
    features: [
      'Consulta el estado de un pedido, un pago o un caso',
      'Guía paso a paso, con imágenes si ayudan',
      'Abre y etiqueta el caso en tu sistema',
      'Pasa la conversación a un agente cuando hace falta',
    ],
    metric: 'Resolución en 2 minutos en promedio',
  },
  dataanalyst: {
    role: 'Análisis',
    description:
      'Contesta preguntas sobre tu negocio en lenguaje natural y convierte tablas sueltas en una respuesta clara.',
    features: [
      'Lee tu CRM, tu ERP y tus hojas de cálculo',
      'Responde con las cifras de tus propios sistemas',
      'Avisa cuando algo se sale de lo normal',
      'Prepara el resumen semanal de tu equipo',
    ],
    metric: '96 % de precisión analítica',
  },
  hrhelper: {
    role: 'Recursos humanos',
    description:
      'Atiende a quien se postula y a quien ya trabaja contigo: vacantes, turnos, permisos y trámites, sin esperas.',
    features: [
      'Preselecciona postulaciones según tus criterios',
      'Coordina entrevistas y envía recordatorios',
      'Explica políticas, turnos y permisos',
      'Acompaña a quien se incorpora en sus primeros días',
    ],
    metric: '68 % menos de tiempo de contratación',
  },
} as const
