import type { Transcript } from '@/content/types'

const salesbot = {
  messages: [
    { from: 'user', type: 'text', text: '¿Sigue disponible la SUV híbrida del anuncio? La gris.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Sigue. Llegó el lunes y nadie la ha apartado. ¿Para qué la quieres: ciudad, carretera o niños con mochila?',
    },
    { from: 'user', type: 'text', text: 'Lo tercero. Dos niños y un perro enorme.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Entonces mira el espacio de carga antes que el motor: 580 litros con los asientos puestos, y el piso sale para lavarlo.',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'Me interesa. Una cosa: ¿reciben mi auto en parte de pago? Es un sedán 2017, tiene 92\u202f000 kilómetros y una raya en la puerta.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Lo recibimos. El valor lo pone un tasador con el auto delante; tarda 20 minutos, lo mismo que la prueba de manejo. ¿Hacemos las dos cosas el sábado?',
    },
    { from: 'user', type: 'text', text: 'Sábado a las 9:00. ¿Puede ir el perro?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Es quien más tiene que probarla. Te espera Natalia; ya sabe lo de la raya y va a poner una manta atrás.',
    },
  ],
} as const satisfies Transcript

export default salesbot
