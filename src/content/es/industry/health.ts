import type { IndustryContent } from '@/content/types'

const health = {
  tagline: 'Clínicas, centros y laboratorios',
  title: 'La cita que se recuerda es la cita que se cumple.',
  description:
    'Pacientes que olvidan la cita, llaman para confirmar o preguntan si van en ayunas. Tu asistente agenda, recuerda y explica, y tu personal vuelve a mirar a quien tiene delante.',
  figure: { before: 'Hasta un', value: '60 %', after: 'menos de citas médicas perdidas' },

  useCases: {
    title: 'Lo que pasa antes y después de la consulta',
    description: 'La parte administrativa del cuidado, atendida con calma y a cualquier hora.',
    items: [
      {
        icon: 'calendar',
        assistant: 'supportpro',
        tone: 'mint',
        title: 'Citas que se cumplen',
        description:
          'Agenda por especialidad, recuerda con tiempo y, si el paciente no puede, mueve la cita y libera la hora para otra persona.',
      },
      {
        icon: 'checklist',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Preparación sin dudas',
        description:
          'Ayuno, documentos, cómo llegar. Las indicaciones de tu centro, enviadas el día que sirven.',
      },
      {
        icon: 'pulse',
        assistant: 'dataanalyst',
        tone: 'sun',
        title: 'La agenda, leída en frío',
        description:
          'DataAnalyst muestra en qué especialidad y a qué hora se pierden más citas, y dónde crece la espera.',
      },
      {
        icon: 'shifts',
        assistant: 'hrhelper',
        tone: 'coral',
        title: 'Turnos y personal',
        description:
          'HRHelper contesta sobre guardias, permisos y vacantes, y coordina entrevistas cuando hay que reforzar un servicio.',
      },
    ],
  },

  departments: {
    title: 'Un caso de uso en cada servicio',
    description: 'Un centro de salud son muchos mostradores. El asistente se integra con cada uno.',
    items: [
      {
        title: 'Consulta externa',
        description: 'Confirma la cita y deja la respuesta del paciente junto a su ficha.',
        system: 'Historia clínica electrónica',
      },
      {
        title: 'Laboratorio',
        description: 'Explica el ayuno, da turno para la toma y avisa cuando el resultado está.',
        system: 'Sistema de laboratorio',
      },
      {
        title: 'Imagenología',
        description: 'Envía la preparación de cada estudio y coordina la hora del equipo.',
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
      title: 'HIPAA y GDPR/LGPD',
      description:
        'Los datos de salud se tratan conforme a estas normas, y cada persona de tu equipo ve solo lo que su rol permite.',
    },
  },

  flow: {
    title: 'Del recordatorio a la consulta',
    description: 'Una cita bien cuidada se parece a esto.',
    steps: [
      {
        assistant: 'supportpro',
        title: 'Escucha y agenda',
        description: 'El paciente pide hora en sus palabras. El asistente ofrece las que hay.',
      },
      {
        assistant: 'supportpro',
        title: 'Recuerda y prepara',
        description: 'Avisa con antelación, envía indicaciones y espera un “sí, voy”.',
      },
      {
        assistant: 'hrhelper',
        title: 'Cuida al equipo',
        description: 'Quien atiende sabe su guardia, y los cambios de turno quedan claros.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Mejora la agenda',
        description: 'Con lo aprendido se ajustan horarios, recordatorios y cupos.',
      },
    ],
  },

  assistants: {
    title: 'Tres ayudas con bata distinta',
    description: 'Una para los pacientes, otra para el personal y otra para la dirección.',
    items: [
      {
        assistant: 'supportpro',
        title: 'La recepción que siempre contesta',
        description:
          'Da citas, resuelve trámites y repite las indicaciones las veces que haga falta. No diagnostica: ante un síntoma, llama a tu equipo.',
        features: [
          'Agenda, confirma y reprograma',
          'Envía preparación y recordatorios',
          'Escala a una persona lo que no es trámite',
        ],
      },
      {
        assistant: 'hrhelper',
        title: 'Recursos humanos, también de guardia',
        description:
          'El personal de salud trabaja a deshoras. HRHelper le responde a deshoras, y ayuda a cubrir las vacantes.',
        features: [
          'Aclara turnos, permisos y políticas',
          'Preselecciona con tus criterios',
          'Acompaña la llegada de cada persona',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'Una mirada a la sala de espera',
        description:
          'Pregunta cuántas citas se perdieron el martes y en qué servicio. La respuesta viene con su fuente.',
        features: [
          'Lee agenda, ERP y hojas de cálculo',
          'Detecta horas con ausencias repetidas',
          'Resume la semana por servicio',
        ],
      },
    ],
  },

  benefits: {
    title: 'Más tiempo para atender',
    items: [
      {
        title: 'Menos sillas vacías',
        description:
          'Recordar, confirmar y reprogramar a tiempo reduce hasta un 60 % las citas perdidas.',
      },
      {
        title: 'Teléfonos más tranquilos',
        description: 'Las preguntas de siempre se contestan por chat, 24/7, sin nadie en espera.',
      },
      {
        title: 'Datos bien guardados',
        description: 'Cumplimiento de HIPAA y GDPR/LGPD, con permisos por persona y por rol.',
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
        'Sí: HIPAA y GDPR/LGPD. Además, los permisos se ajustan por persona, así cada rol accede solo a lo que necesita.',
    },
    {
      question: '¿Con qué sistemas clínicos se integra?',
      answer:
        'Con sistemas hospitalarios, de radiología, de laboratorio y de historia clínica electrónica. Para lo demás hay API a medida.',
    },
    {
      question: '¿Cómo ayuda a reducir las citas perdidas?',
      answer:
        'Recuerda la cita por el canal del paciente, pide confirmación y ofrece otra hora si no puede venir. Así se evita hasta un 60 % de las ausencias.',
    },
    {
      question: '¿Da consejos médicos?',
      answer:
        'No. Atiende trámites, citas e indicaciones que tu centro ya definió. Cuando un mensaje habla de síntomas o de una urgencia, lo transfiere a una persona.',
    },
    {
      question: '¿Cuándo puede empezar?',
      answer:
        'La mayoría de los proyectos está en marcha en menos de 2 semanas. El diagnóstico inicial llega en menos de 24 horas.',
    },
  ],

  pricing: {
    title: 'Cuánto cuesta cuidar la agenda',
    description:
      'Hay planes desde {{price}} USD al mes. La puesta en marcha, las pruebas y la capacitación de tu personal están incluidas.',
  },
  demo: {
    title: 'Agenda tu propia cita',
    description:
      'Te mostramos, en vivo, cómo un asistente da hora, recuerda y escala en tu centro.',
  },
} as const satisfies IndustryContent

export default health
