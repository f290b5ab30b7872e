import type { Transcript } from '@/content/types'

const supportpro = {
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
      text: 'Esa respuesta le toca a una persona de fraudes. Abrí el caso 20618 con el cargo, la hora del bloqueo y tu alquiler del viernes. Te atiende Camila.',
    },
    { from: 'user', type: 'text', text: '¿Le tengo que contar todo otra vez?' },
    {
      from: 'bot',
      type: 'text',
      text: 'No. Camila está leyendo el caso y sigue en este mismo chat. Si le confirmas tu dirección, la tarjeta nueva sale mañana.',
    },
  ],
} as const satisfies Transcript

export default supportpro
