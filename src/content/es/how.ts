export default {
  tagline: 'Cómo funciona',
  title: '¿Cómo llega un asistente a tu negocio?',
  answer: 'En cuatro pasos, y el primero lo damos nosotros: escuchar cómo conversas hoy.',
  book_demo: 'Agenda una demo',
  watch: 'Ver una conversación',
  steps: {
    title: 'Qué pasa en cada paso',
    result_label: 'Lo que obtienes:',
    items: [
      {
        title: 'Análisis',
        description:
          'Miramos por dónde te escriben, qué preguntan y qué respuestas se repiten a diario. De ahí sale qué conviene automatizar primero.',
        result: 'un diagnóstico inicial, en menos de 24 horas',
      },
      {
        title: 'Diseño',
        description:
          'Escribimos las conversaciones contigo: qué contesta el asistente, con qué tono y en qué momento le pasa el caso a una persona.',
        result: 'guiones que puedes leer y corregir',
      },
      {
        title: 'Implementación',
        description:
          'Conectamos tus canales y sistemas, probamos cada camino y capacitamos a quienes van a trabajar con el asistente.',
        result: 'un asistente que ya atiende',
      },
      {
        title: 'Optimización',
        description:
          'La analítica muestra dónde la gente duda o abandona. Con eso ajustamos respuestas, etiquetas y traspasos a tu equipo.',
        result: 'respuestas afinadas con conversaciones reales',
      },
    ],
  },
  time: {
    title: 'Cuánto tarda la implementación',
    text: 'Cada punto es un día. La mayoría de los proyectos está en marcha antes del último.',
    items: [
      { before: 'Menos de', figure: '24 horas', after: 'para el diagnóstico inicial' },
      { before: 'Puede bastar', figure: '1 día', after: 'para una solución básica' },
      { before: 'Menos de', figure: '2 semanas', after: 'para la mayoría de los proyectos' },
    ],
  },
  conversation: {
    title: 'Mira un asistente en acción',
    text: 'Elige un asistente y sigue la conversación. Avanza sola; cuando a PickerBOT se le agota un producto, decides tú.',
  },
  integrations: {
    title: 'Se conecta con lo que ya usas',
    named: 'Ya conectado con:',
    items: [
      {
        title: 'CRM',
        description: 'El asistente sabe con quién habla y deja anotado lo que pasó.',
      },
      {
        title: 'ERP',
        description: 'Inventario, pedidos y facturas, consultados en el momento de la pregunta.',
      },
      {
        title: 'Hojas de cálculo',
        description: 'Si ahí están tus precios, los lee.',
      },
      {
        title: 'API a medida',
        description: '¿Tienes un sistema propio? Lo conectamos por su API.',
      },
    ],
  },
  faq_title: 'Preguntas antes de empezar',
  faqs: [
    {
      question: '¿Cuánto tarda la implementación?',
      answer:
        'Una solución básica puede estar lista en 1 día. La mayoría de los proyectos toma menos de 2 semanas, y el diagnóstico inicial llega en menos de 24 horas.',
    },
    {
      question: '¿Cuánto cuesta ponerlo en marcha?',
      answer:
        'Nada aparte del plan. La implementación es gratuita en todos: configuración completa, personalización, pruebas a fondo y capacitación.',
    },
    {
      question: '¿En qué canales atiende?',
      answer:
        'En WhatsApp, Instagram, Facebook Messenger, webchat, correo electrónico y aplicaciones corporativas. Todo llega a una sola bandeja.',
    },
    {
      question: '¿Qué pasa cuando el asistente no puede resolver algo?',
      answer:
        'Lo detecta, prepara el contexto y le pasa la conversación a una persona de tu equipo. Quien la recibe ve lo que ya se habló, y el cliente no lo repite.',
    },
    {
      question: '¿Con qué sistemas se integra?',
      answer:
        'Con tu CRM, tu ERP, tus hojas de cálculo y, mediante API a medida, con tus sistemas propios.',
    },
  ],
  closing: {
    title: 'Cuéntanos cómo atiendes hoy',
    text: 'En la demo te mostramos por dónde empezaríamos.',
  },
} as const
