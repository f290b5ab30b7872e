import type { Transcript } from '@/content/types'

const supportpro = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Compré una cafetera hace diez días y no calienta. ¿Todavía la puedo cambiar?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Estás a tiempo: son 30 días. Mándame una foto del recibo o el número de compra, lo que tengas más a mano.',
    },
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/receipt.svg',
      text: 'Foto de un recibo de compra.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Gracias. Compra 512087, cafetera de goteo, $58. Antes de cambiarla, una prueba de un minuto: ¿se enciende la luz al conectarla?',
    },
    { from: 'user', type: 'text', text: 'Nada. Probé en tres enchufes.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Entonces es la cafetera, no tu casa. Tú eliges: te la cambiamos mañana a domicilio o te devolvemos los $58 a la tarjeta.',
    },
    { from: 'user', type: 'text', text: 'Cámbienla. Pero estoy en casa solo después de las 6.' },
    {
      from: 'bot',
      type: 'text',
      text: 'De 18:00 a 20:00, entonces. El repartidor deja la nueva y se lleva la otra, con caja o sin ella. Cambio 7714: te escribo cuando esté cerca.',
    },
  ],
} as const satisfies Transcript

export default supportpro
