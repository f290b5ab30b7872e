import type { Transcripts } from '@/content/transcripts'

export default {
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Me acaba de llegar un cargo de $487 en una tienda que no conozco. Yo no compré nada.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Lo veo: $487, hoy a las 21:52, con la tarjeta que termina en 4417. Primero la bloqueo, para que no pase nada más. ¿Lo confirmas?',
      },
      { from: 'user', type: 'text', text: 'Sí, bloquéala ya.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Bloqueada a las 21:58. No te voy a pedir la clave ni el código de la tarjeta. Si alguien te los pide hoy, no somos nosotros.',
      },
      { from: 'user', type: 'text', text: '¿Y mi dinero? El viernes pago el alquiler.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Esa respuesta le toca a una persona del área de fraudes. Abrí el caso 20618 con el cargo, la hora del bloqueo y tu alquiler del viernes. Te atiende Camila.',
      },
      { from: 'user', type: 'text', text: '¿Le tengo que contar todo otra vez?' },
      {
        from: 'bot',
        type: 'text',
        text: 'No. Camila está leyendo el caso y sigue en este mismo chat. Si le confirmas tu dirección, la tarjeta nueva sale mañana.',
      },
    ],
  },
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'audio',
        duration: '0:10',
        text: 'Hola, tengo una panadería y quiero comprar un horno más grande. Cuesta unos 6000 dólares. ¿Ustedes prestan para eso?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Sí, financiamos equipos. Dos preguntas cortas: ¿desde cuándo está abierta la panadería y tienes cotización del horno?',
      },
      {
        from: 'user',
        type: 'text',
        text: 'Cuatro años en septiembre. Cotización sí, te la acabo de adjuntar.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Recibida: horno de convección, $6150 con instalación. Para financiar equipos pedimos 12 meses de ventas y un documento de identidad. Nada más.',
      },
      { from: 'user', type: 'text', text: 'Eso lo tengo. ¿Me conviene a 24 o a 36 meses?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Ahí no opino: depende de tus números y lo conversa contigo un asesor. Lo que sí hago es llegar con la solicitud armada.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'Perfecto. Estoy libre después de hornear, como a las 11.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Mañana a las 11:00, por videollamada, con Rodrigo, tu asesor. Ya tiene la cotización y tu pregunta de los plazos. La invitación va a tu correo.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'I’m meeting the committee at nine. How did collections go last month?',
      },
      {
        from: 'bot',
        type: 'audio',
        duration: '0:13',
        text: 'Ninety-one percent of what came due was paid, two points more than the month before. Nearly all of the gain comes from sending the reminder three days ahead instead of one.',
      },
      { from: 'user', type: 'text', text: 'Which branch is holding us back?' },
      {
        from: 'bot',
        type: 'text',
        text: 'North. 38 of its 112 overdue accounts have something in common: they come due two days before payday. The ledger shows it three months running.',
      },
      { from: 'user', type: 'text', text: 'So if we move the due date, they pay?' },
      {
        from: 'bot',
        type: 'text',
        text: 'The data shows the overlap. It can’t promise the result, and changing terms is a decision for Risk, not for me. I can have the case on their desk by 8:30.',
      },
      { from: 'user', type: 'text', text: 'Do it. Copy me.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Sent to Paula in Risk, copying you: the query, the table, and three accounts I couldn’t match. Account numbers are masked.',
      },
    ],
    writtenIn: 'en',
  },
} as const satisfies Transcripts<'financial'>
