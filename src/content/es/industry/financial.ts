import type { IndustryContent } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Sector financiero',
  title: 'Las preguntas sobre dinero no esperan al lunes.',
  description:
    'Saldo, cuota, requisitos, vencimiento: tus clientes quieren el dato ahora. Tu asistente lo da por WhatsApp, webchat o correo, y deja a tus especialistas los casos que piden criterio.',
  figure: { before: 'En marcha en', value: '1 a 3', after: 'semanas' },

  useCases: {
    title: 'Cuatro trámites que ya no hacen fila',
    description: 'Las consultas que llenan la sucursal y el teléfono también caben en un chat.',
    items: [
      {
        icon: 'balance',
        assistant: 'supportpro',
        tone: 'indigo',
        title: 'Saldo, cuota y fecha de pago',
        description:
          '“¿Cuánto me falta y cuándo vence?”. SupportPro lo consulta en tu sistema y contesta con el monto, la fecha y la forma de pagar.',
      },
      {
        icon: 'form',
        assistant: 'salesbot',
        tone: 'sun',
        title: 'Solicitudes que llegan completas',
        description:
          'SalesBot explica los requisitos, pide los documentos uno por uno y avisa cuál falta. Tu analista abre un expediente, no una cadena de mensajes.',
      },
      {
        icon: 'reminder',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Cobranza sin persecución',
        description:
          'Un recordatorio antes del vencimiento, las opciones de pago que tú autorizas y una persona al otro lado cuando alguien necesita un acuerdo.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'sky',
        title: 'La cartera, explicada en una frase',
        description:
          '“¿Qué producto trajo más reclamos este mes?”. DataAnalyst lee tu CRM y tus hojas de cálculo, y responde con la cifra.',
      },
    ],
  },

  flow: {
    title: 'De “quiero un crédito” al expediente listo',
    description: 'Así avanza una solicitud sin que nadie tenga que empujarla.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Responde al interesado',
        description:
          'Contesta a cualquier hora, pregunta monto y plazo, y explica qué producto encaja.',
      },
      {
        assistant: 'supportpro',
        title: 'Reúne los documentos',
        description: 'Los pide uno por uno, aclara las dudas y guarda todo en el mismo caso.',
      },
      {
        assistant: 'supportpro',
        title: 'Entrega el caso',
        description: 'Tu especialista recibe resumen, notas y etiquetas. La decisión es suya.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Aprende del recorrido',
        description:
          'Muestra cuántas solicitudes entraron, dónde se detuvieron y qué conviene cambiar.',
      },
    ],
  },

  assistants: {
    title: 'Tres asistentes: clientes, ventas y gerencia',
    description: 'Elige uno y mira cómo conversa con tus clientes o con tu equipo.',
    items: [
      {
        assistant: 'supportpro',
        title: 'La ventanilla que nunca cierra',
        description:
          'Responde sobre cuentas, pagos y movimientos con los datos de tu propio sistema, y sabe cuándo hacerse a un lado.',
        features: [
          'Consulta saldos, cuotas y vencimientos',
          'Abre el reclamo y lo etiqueta',
          'Pasa el caso con el contexto ya escrito',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'El asesor que contesta primero',
        description:
          'Convierte un “¿qué necesito?” en una solicitud ordenada o en una cita con tu asesor, mientras el interés sigue vivo.',
        features: [
          'Compara productos con palabras simples',
          'Reúne requisitos antes de la cita',
          'Agenda en el calendario de tu equipo',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'El analista que no pide una semana',
        description:
          'Tu gerente pregunta como le preguntaría a un colega y recibe una respuesta, no un archivo adjunto.',
        features: [
          'Combina datos de CRM, ERP y hojas de cálculo',
          'Avisa cuando un indicador se desvía',
          'Resume la semana de cada equipo',
        ],
      },
    ],
  },

  benefits: {
    title: 'Qué gana tu entidad',
    items: [
      {
        title: 'Atención sin horario',
        description: 'Respuestas 24/7 en los canales de tus clientes, también el día de pago.',
      },
      {
        title: 'Menor costo por consulta',
        description:
          'El asistente contesta lo que se repite. Tu equipo dedica su tiempo a lo que pide experiencia.',
      },
      {
        title: 'Todo queda registrado',
        description:
          'Una sola bandeja con notas internas, etiquetas y asignaciones: siempre sabes quién atendió qué.',
      },
      {
        title: 'Cada persona ve lo que necesita',
        description:
          'Agentes, supervisores y especialistas trabajan con permisos ajustados persona por persona.',
      },
    ],
  },

  faqs: [
    {
      question: '¿Cuánto tarda la implementación en una entidad financiera?',
      answer:
        'De 1 a 3 semanas, según los sistemas que haya que conectar. El diagnóstico inicial llega en menos de 24 horas.',
    },
    {
      question: '¿Con qué sistemas se conecta?',
      answer:
        'Con tu CRM, tu ERP, tus hojas de cálculo y, mediante API a medida, con los sistemas propios que guardan cuentas y solicitudes.',
    },
    {
      question: '¿El asistente aprueba créditos?',
      answer:
        'No. Explica requisitos, reúne documentos y ordena el caso. Quien decide es tu especialista, con toda la información a la vista.',
    },
    {
      question: '¿Qué pasa si un cliente pide hablar con una persona?',
      answer:
        'El asistente lo detecta, prepara el contexto y transfiere la conversación. Tu agente sigue en el mismo hilo, sin volver a preguntar lo ya dicho.',
    },
    {
      question: '¿Quién de mi equipo puede ver las conversaciones?',
      answer:
        'Quien tú decidas. Los permisos se configuran por persona: un agente, un supervisor y un especialista pueden ver cosas distintas.',
    },
  ],

  pricing: {
    title: 'Un precio mensual fácil de entender',
    description: `Desde ${pricing.amount} ${pricing.per_month}, con usuarios ilimitados e implementación incluida. Cancela cuando quieras y paga solo el mes en curso.`,
  },
  demo: {
    title: 'Trae la pregunta que más se repite en tu sucursal',
    description: 'En la demo la responde un asistente, en vivo y delante de ti.',
  },
} as const satisfies IndustryContent
