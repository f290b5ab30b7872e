import type { IndustryContent } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Concesionarios y talleres',
  title: 'Del “¿sigue disponible?” a las llaves.',
  description:
    'Quien busca un auto escribe a varios concesionarios y visita al que le contesta. Tu asistente responde a cualquier hora, agenda la prueba de manejo y atiende al cliente cuando el auto ya es suyo.',
  figure: { before: 'Tu asistente contesta', value: '24/7', after: 'también en domingo' },

  useCases: {
    title: 'Ventas y taller en una\u00a0sola conversación',
    description: 'Cuatro tareas del salón de ventas y del taller que un asistente puede atender.',
    items: [
      {
        icon: 'wheel',
        assistant: 'salesbot',
        tone: 'sky',
        title: 'Pruebas de manejo agendadas',
        description:
          'SalesBot pregunta modelo, sede y horario, y deja la cita en la agenda del asesor. El día anterior envía un recordatorio.',
      },
      {
        icon: 'wrench',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Citas de taller sin llamadas',
        description:
          'Pide placa y kilometraje, ofrece los horarios libres y explica qué incluye el servicio.',
      },
      {
        icon: 'part',
        assistant: 'supportpro',
        tone: 'coral',
        title: 'El repuesto correcto, a la primera',
        description:
          'Modelo, año, una foto de la pieza: SupportPro reúne los datos, consulta tu inventario y la aparta.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'indigo',
        title: 'Qué preguntan en cada sede',
        description:
          'DataAnalyst muestra qué modelos despiertan interés, a qué hora y dónde se enfrían los contactos.',
      },
    ],
  },

  flow: {
    title: 'El camino de\u00a0la consulta a\u00a0la visita',
    description: 'Un auto no se compra por chat, pero la conversación suele empezar ahí.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Primera marcha: responde',
        description: 'Confirma disponibilidad, envía ficha y fotos, y pregunta para qué lo quiere.',
      },
      {
        assistant: 'salesbot',
        title: 'Segunda: califica',
        description:
          'Presupuesto, financiamiento, auto en parte de pago. Tu asesor llega informado.',
      },
      {
        assistant: 'supportpro',
        title: 'Tercera: asegura la cita',
        description: 'Envía un recordatorio y la ubicación, y reprograma si surge un imprevisto.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Cuarta: mira el tablero',
        description: 'Cuántos contactos llegaron a la prueba de manejo, por modelo, sede y canal.',
      },
    ],
  },

  assistants: {
    title: 'Tres asistentes: ventas, taller y gerencia',
    description: 'Elige uno y mira cómo conversa.',
    items: [
      {
        assistant: 'salesbot',
        title: 'El asesor que siempre está de guardia',
        description:
          'Atiende los anuncios, tu sitio y las redes. Distingue a quien compara de quien quiere manejar este sábado.',
        features: [
          'Informa versiones, equipamiento y precio',
          'Califica el contacto antes de la visita',
          'Agenda la prueba de manejo por sede',
        ],
      },
      {
        assistant: 'supportpro',
        title: 'La recepción del taller',
        description:
          'Agenda citas, informa el avance de la reparación y contesta lo que el cliente suele preguntar por teléfono.',
        features: [
          'Propone citas según el servicio',
          'Informa el estado del vehículo',
          'Deriva las urgencias al jefe de taller',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'El copiloto de la gerencia',
        description:
          'Pregúntale por un modelo, una sede o una semana. Contesta con los datos de tu CRM.',
        features: [
          'Compara sedes y canales de contacto',
          'Señala contactos sin seguimiento',
          'Prepara el resumen de los lunes',
        ],
      },
    ],
  },

  benefits: {
    title: 'Menos contactos perdidos en el camino',
    items: [
      {
        title: 'Respondes a todos',
        description: 'Las consultas reciben respuesta, haya o no alguien en el salón de ventas.',
      },
      {
        title: 'Asesores que asesoran',
        description: 'El asistente filtra y agenda. Tu gente recibe visitas, no preguntas sueltas.',
      },
      {
        title: 'Una agenda, dos negocios',
        description: 'Ventas y taller comparten bandeja, historial y datos del cliente.',
      },
      {
        title: 'En marcha en poco tiempo',
        description:
          'Diagnóstico de tu proyecto en menos de 24 horas y, en la mayoría de los casos, en marcha en menos de 2 semanas.',
      },
    ],
  },

  faqs: [],

  pricing: {
    title: 'Precio mensual, sin costo de implementación',
    description: `Planes desde ${pricing.amount} ${pricing.per_month}, con usuarios ilimitados. Cancela cuando quieras y paga solo el mes en curso.`,
  },
  demo: {
    title: 'Haz una prueba de\u00a0manejo del asistente',
    description: 'Una hora, en vivo, con ejemplos de concesionarios y talleres.',
  },
} as const satisfies IndustryContent
