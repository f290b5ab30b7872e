import type { IndustryContent } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Clínicas, hospitales y laboratorios',
  title: 'La cita que se recuerda es la cita que se cumple.',
  description:
    'Los pacientes olvidan la cita, llaman para confirmar o preguntan si deben ir en ayunas. Tu asistente agenda, envía recordatorios y explica cómo prepararse, y tu personal se dedica a quien tiene delante.',
  figure: {
    before: 'Hasta un',
    value: '60 %',
    after: 'menos de citas médicas perdidas, como objetivo',
  },

  useCases: {
    title: 'Lo que pasa antes y\u00a0después de la consulta',
    description: 'La parte administrativa del cuidado, atendida con calma y a cualquier hora.',
    items: [
      {
        icon: 'calendar',
        assistant: 'supportpro',
        tone: 'mint',
        title: 'Citas que se cumplen',
        description:
          'Agenda por especialidad, envía recordatorios a tiempo y, si el paciente no puede, mueve la cita y libera el horario para otra persona.',
      },
      {
        icon: 'checklist',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Preparación sin dudas',
        description:
          'Ayuno, documentos, cómo llegar. Las indicaciones de tu centro, enviadas cuando hacen falta.',
      },
      {
        icon: 'pulse',
        assistant: 'dataanalyst',
        tone: 'sun',
        title: 'La agenda, con datos',
        description:
          'DataAnalyst muestra en qué especialidad y a qué hora se pierden más citas, y dónde crece la espera.',
      },
      {
        icon: 'shifts',
        assistant: 'hrhelper',
        tone: 'coral',
        title: 'Turnos y personal',
        description:
          'HRHelper responde preguntas sobre guardias, permisos y vacantes, y coordina entrevistas cuando hay que reforzar un servicio.',
      },
    ],
  },

  departments: {
    title: 'Qué hace el asistente en cada servicio',
    description:
      'Un hospital tiene muchos mostradores. El asistente se conecta con el sistema de cada uno.',
    items: [
      {
        title: 'Consulta externa',
        description: 'Confirma la cita y deja la respuesta del paciente en su ficha.',
        system: 'Historia clínica electrónica',
      },
      {
        title: 'Laboratorio',
        description:
          'Explica el ayuno, agenda la toma de muestra y avisa cuando el resultado está listo.',
        system: 'Sistema de laboratorio',
      },
      {
        title: 'Imagenología',
        description: 'Envía las indicaciones de cada estudio y agenda la hora.',
        system: 'Sistema de radiología',
      },
      {
        title: 'Hospitalización',
        description:
          'Orienta sobre ingresos, visitas y altas, y llama a una persona si hace falta.',
        system: 'Sistema hospitalario',
      },
    ],
    compliance: {
      title: 'HIPAA y RGPD/LGPD',
      description:
        'Configuramos el asistente para trabajar según estas normas y con permisos por rol. Los acuerdos (BAA o DPA) se firman con cada centro.',
    },
  },

  flow: {
    title: 'De “necesito una cita” a\u00a0la consulta',
    description: 'Así avanza una cita cuando nada se olvida.',
    steps: [
      {
        assistant: 'supportpro',
        title: 'Escucha y agenda',
        description:
          'El paciente pide una cita con sus palabras. El asistente ofrece los horarios libres.',
      },
      {
        assistant: 'supportpro',
        title: 'Recuerda y prepara',
        description: 'Avisa con tiempo, envía indicaciones y espera un “sí, voy”.',
      },
      {
        assistant: 'hrhelper',
        title: 'Apoya al equipo',
        description: 'El personal conoce sus guardias, y los cambios de turno quedan claros.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Mejora la agenda',
        description: 'Con los datos de asistencia ajustas horarios, recordatorios y cupos.',
      },
    ],
  },

  assistants: {
    title: 'Tres asistentes: pacientes, personal y dirección',
    description: 'Elige uno y mira cómo conversa.',
    items: [
      {
        assistant: 'supportpro',
        title: 'La recepción que siempre contesta',
        description:
          'Agenda citas, resuelve trámites y repite las indicaciones las veces que haga falta. Está configurado para no diagnosticar: ante un síntoma, avisa a tu equipo.',
        features: [
          'Agenda, confirma y reprograma',
          'Envía preparación y recordatorios',
          'Pasa a una persona lo que no es un trámite',
        ],
      },
      {
        assistant: 'hrhelper',
        title: 'Recursos humanos, también de guardia',
        description:
          'El personal de salud trabaja a toda hora. HRHelper le responde a toda hora y ayuda a cubrir las vacantes.',
        features: [
          'Aclara turnos, permisos y políticas',
          'Preselecciona postulaciones según tus criterios',
          'Acompaña a quien se incorpora',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'El analista que detecta las ausencias',
        description:
          'Pregunta cuántas citas se perdieron el martes y en qué servicio. La respuesta sale de tus sistemas.',
        features: [
          'Lee agenda, ERP y hojas de cálculo',
          'Señala horarios con ausencias repetidas',
          'Resume la semana por servicio',
        ],
      },
    ],
  },

  benefits: {
    title: 'Más tiempo para atender',
    items: [
      {
        title: 'Menos horarios vacíos',
        description:
          'Recordar, confirmar y reprogramar a tiempo. El objetivo: hasta un 60 % menos de citas perdidas.',
      },
      {
        title: 'Teléfonos más tranquilos',
        description: 'Las preguntas de siempre se contestan por chat, 24/7, sin nadie en espera.',
      },
      {
        title: 'Permisos y\u00a0normas de salud',
        description: 'Configurado para HIPAA y RGPD/LGPD, con permisos por persona y por rol.',
      },
      {
        title: 'Sin cambiar de sistema',
        description:
          'Se integra con los sistemas de hospital, radiología, laboratorio e historia clínica que ya usas.',
      },
    ],
  },

  faqs: [
    {
      question: '¿Cumple con las normas de protección de datos de salud?',
      answer:
        'Lo configuramos para HIPAA y RGPD/LGPD, con permisos por persona. El cumplimiento también depende de tu centro: antes de empezar acordamos por escrito el BAA o DPA y dónde se alojan los datos.',
    },
    {
      question: '¿Con qué sistemas clínicos se integra?',
      answer:
        'Con sistemas hospitalarios, de radiología, de laboratorio y de historia clínica electrónica. Para lo demás hay API a medida.',
    },
    {
      question: '¿Cómo ayuda a reducir las citas perdidas?',
      answer:
        'Recuerda la cita por el canal del paciente, pide confirmación y ofrece otro horario si no puede venir. Nuestro objetivo es evitar hasta un 60 % de las ausencias.',
    },
    {
      question: '¿Da consejos médicos?',
      answer:
        'No está hecho para eso. Atiende trámites, citas e indicaciones que tu centro ya definió, y está configurado para pasar a una persona los mensajes sobre síntomas o urgencias.',
    },
    {
      question: '¿Cuándo puede empezar?',
      answer:
        'La mayoría de los proyectos está en marcha en menos de 2 semanas. El diagnóstico inicial de tu proyecto llega en menos de 24 horas.',
    },
  ],

  pricing: {
    title: 'Precio mensual, con capacitación incluida',
    description: `Hay planes desde ${pricing.amount} ${pricing.per_month}. La puesta en marcha, las pruebas y la capacitación de tu personal están incluidas.`,
  },
  demo: {
    title: 'Agenda tu propia cita',
    description:
      'Te mostramos, en vivo, cómo un asistente agenda, envía recordatorios y pasa casos a una persona en un centro como el tuyo.',
  },
} as const satisfies IndustryContent
