import type { Transcript } from '@/content/types'

const salesbot = {
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
} as const satisfies Transcript

export default salesbot
