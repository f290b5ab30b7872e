export default {
  title: 'Cuando interviene una\u00a0persona, ya conoce el caso',
  description:
    'El asistente reconoce su límite y entrega la conversación en tres pasos. Tu cliente no repite nada.',
  stages: [
    {
      title: 'Detección',
      description:
        'Nota que el caso se complica o que alguien pide hablar con una persona, y se hace a un lado a tiempo.',
    },
    {
      title: 'Preparación',
      description:
        'Resume lo hablado, reúne los datos del caso y deja una nota interna para quien lo recibe.',
    },
    {
      title: 'Transferencia',
      description:
        'Asigna el hilo al especialista indicado. La conversación sigue en el mismo chat.',
    },
  ],
  speaker_customer: 'Cliente',
  example_customer: 'El cobro está duplicado y necesito hablar con alguien.',
  example_note_title: 'Nota interna',
  example_note: 'Cobro duplicado en la factura de abril. Ya verifiqué la identidad y el recibo.',
  example_tags: ['Facturación', 'Prioridad alta'],
  speaker_agent: 'Agente',
  example_agent: 'Hola, ya vi los dos cobros. Anulo el segundo ahora mismo.',
} as const
