import type { Faq } from '../types'

export default {
  title: 'Cada sector tiene su propia conversación.',
  description:
    'Un banco no habla como un taller, y un paciente no escribe como quien compra zapatos. Por eso cada asistente se prepara con el vocabulario, las preguntas y los límites de tu sector.',
  cards_title: 'Elige tu sector',
  cards: {
    financial: {
      message: '¿Cuánto me falta pagar y cuándo vence?',
      title: 'Financiero',
      description:
        'Consultas de cuenta, solicitudes que llegan completas y cobranza con buen trato. Lo que pide criterio va a tu especialista.',
      view: 'Asistentes para finanzas',
    },
    retail: {
      message: '¿Les queda en talla\u00a038?',
      title: 'Comercio',
      description:
        'Busca en tu catálogo, ofrece un reemplazo si algo se agotó y sigue el pedido hasta la puerta.',
      view: 'Asistentes para comercio',
    },
    automotive: {
      message: 'Hola, ¿sigue disponible?',
      title: 'Automotriz',
      description:
        'Pruebas de manejo, citas de taller y repuestos: cada contacto recibe respuesta y cada cita queda agendada.',
      view: 'Asistentes para autos y talleres',
    },
    health: {
      message: '¿Tengo que ir en ayunas?',
      title: 'Salud',
      description:
        'Agenda citas, envía recordatorios y explica cómo prepararse. Objetivo: hasta un 60 % menos de citas médicas perdidas.',
      view: 'Asistentes para salud',
    },
  },
  request_demo: 'Solicita una demo',
  chat: {
    title: 'Mira una venta de principio a fin',
    description:
      'Empieza SalesBot. Cambia de pestaña y verás que el tono, las preguntas y el cierre cambian con cada asistente.',
  },
  faq_title: 'Preguntas frecuentes',
  faqs: [
    {
      question: 'Mi sector no está en la lista. ¿Me sirve?',
      answer:
        'Probablemente. Los asistentes se configuran con tu información y tus reglas. Solicita una demo general y usaremos ejemplos cercanos a tu negocio.',
    },
    {
      question: '¿Cuánto tarda en estar listo?',
      answer:
        'Una solución básica puede estar lista en 1 día. La mayoría de los proyectos toma menos de 2 semanas; en el sector financiero, calcula de 1 a 3. El diagnóstico inicial llega en menos de 24 horas.',
    },
    {
      question: '¿Se puede usar más de un asistente?',
      answer:
        'Sí. Varios asistentes y varias personas trabajan en la misma bandeja y se pasan la conversación sin que el cliente empiece de nuevo.',
    },
    {
      question: '¿Con qué se conecta?',
      answer:
        'Con tu CRM, tu ERP, tus hojas de cálculo y, mediante API a medida, con tus sistemas propios. En comercio, con plataformas de comercio electrónico; en salud, con sistemas de hospital, radiología, laboratorio e historia clínica.',
    },
  ] satisfies readonly Faq[],
  closing: {
    title: '¿No sabes por\u00a0dónde empezar?',
    description:
      'Trae lo que te preguntan todos los días. Con esos ejemplos te mostramos una demo general.',
    book_demo: 'Agenda una demo',
  },
} as const
