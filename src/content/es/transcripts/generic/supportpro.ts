import type { Transcript } from '@/content/types'

const supportpro = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Mi pedido aparece como entregado, pero yo no recibí nada.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Lo reviso contigo. ¿Me dices el número de pedido?',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:05',
      text: 'Es el 4821. Unas zapatillas que pedí el lunes.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Gracias. El repartidor anotó que lo dejó en la recepción del edificio a las 11:42.',
    },
    { from: 'user', type: 'text', text: 'Ya pregunté en recepción y ahí no está.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Entonces hace falta una persona. Abrí el caso, le conté todo al equipo de entregas y te escriben por aquí. No tendrás que repetir nada.',
    },
  ],
} as const satisfies Transcript

export default supportpro
