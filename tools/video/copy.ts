import type { Translation } from '@/content/types'
import type { Language } from '@/site/language'

const es = {
  inbox: 'Bandeja',
  search: 'Buscar',
  conversations: [
    { name: 'Lucía', message: '¿Las puedo cambiar?', time: '10:42' },
    { name: 'Mateo', message: 'Gracias, ya lo vi.', time: '10:38' },
    { name: 'Renata', message: '¿Hay citas el jueves?', time: '10:31' },
    { name: 'Tomás', message: 'Factura de marzo', time: '10:15' },
    { name: 'Elena', message: 'Perfecto, mil gracias', time: '9:58' },
  ],
  newMessage: '¿Envían a todo el país?',
  answered: 'Sí, en 48 horas.',
  channel: 'WhatsApp',
  complaint: 'Me quedan chicas. ¿Las puedo cambiar?',
  firstAnswer: 'Claro, Lucía. Ya encontré tu pedido. ¿Qué talla necesitas?',
  wish: 'La 39, y para el jueves.',
  handover: 'Para esa fecha decide una persona. Te paso con Marta, que ya tiene tu caso.',
  joined: 'Marta tomó la conversación',
  person: 'Hola, Lucía. Tu talla 39 sale hoy y llega el miércoles.',
  assignedTo: 'A cargo de',
  personName: 'Marta',
  personRole: 'Agente',
  assistantRole: 'Asistente',
  tags: 'Etiquetas',
  tag: 'Cambio',
  order: 'Pedido',
  note: 'Nota interna',
  noteText: 'Cambio por talla 39. La necesita el jueves: pide envío urgente.',
  noteWarning: 'Solo la ve tu equipo',
  handoverLabel: 'Traspaso',
  handoverSteps: ['Detectado', 'Preparado', 'Transferido'],
} as const

/** The video's texts. People have first names only, companies none. */
export type VideoCopy = Translation<typeof es>

export const videoCopy: Readonly<Record<Language, VideoCopy>> = {
  es,
  en: {
    inbox: 'Inbox',
    search: 'Search',
    conversations: [
      { name: 'Lucy', message: 'Can I swap them?', time: '10:42' },
      { name: 'Matthew', message: 'Thanks, got it.', time: '10:38' },
      { name: 'Renata', message: 'Any openings Thursday?', time: '10:31' },
      { name: 'Thomas', message: 'March invoice', time: '10:15' },
      { name: 'Helen', message: 'Perfect, thank you', time: '9:58' },
    ],
    newMessage: 'Do you ship abroad?',
    answered: 'We do, in 48 hours.',
    channel: 'WhatsApp',
    complaint: 'They are too small. Can I swap them?',
    firstAnswer: 'Of course, Lucy. I have your order here. Which size do you need?',
    wish: 'An 8, by Thursday.',
    handover: 'Only a person can confirm that date. Over to Martha, who has your case.',
    joined: 'Martha took the conversation',
    person: 'Hi Lucy. Your size 8 ships today and arrives on Wednesday.',
    assignedTo: 'Assigned to',
    personName: 'Martha',
    personRole: 'Agent',
    assistantRole: 'Assistant',
    tags: 'Tags',
    tag: 'Exchange',
    order: 'Order',
    note: 'Internal note',
    noteText: 'Exchange for size 8, needed by Thursday. Wants express delivery.',
    noteWarning: 'Only your team sees it',
    handoverLabel: 'Handoff',
    handoverSteps: ['Detected', 'Prepared', 'Transferred'],
  },
}
