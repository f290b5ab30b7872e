const industry = {
  all_industries: 'Todas las industrias',
  book_demo: 'Agenda una demo',
  recommended: 'Lo lleva {{assistant}}',
  assistant_details: 'Conoce a {{assistant}}',
  connected_to: 'Conectado a',
  faq_title: 'Preguntas frecuentes',
  view_pricing: 'Ver precios',

  handoff_title: 'Y cuando hace falta una persona',
  handoff_description:
    'Nadie debería pelear con un bot por su propio dinero. El paso a tu equipo son tres movimientos, y el cliente no repite nada.',
  handoff_detect_title: 'Detecta',
  handoff_detect_description:
    'El asistente reconoce un caso complejo o un pedido directo: “quiero hablar con alguien”.',
  handoff_prepare_title: 'Prepara',
  handoff_prepare_description:
    'Reúne el contexto: qué pasó, qué se respondió y qué documentos hay sobre la mesa.',
  handoff_transfer_title: 'Transfiere',
  handoff_transfer_description:
    'Asigna la conversación a quien corresponde, y esa persona sigue en el mismo hilo.',
} as const

export default industry
