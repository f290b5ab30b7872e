import type { Transcript } from '@/content/types'

const dataanalyst = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:07',
      text: 'Estoy descargando el camión y ahora no puedo leer. ¿Qué se nos acaba antes del fin de semana largo?',
    },
    {
      from: 'bot',
      type: 'audio',
      duration: '0:12',
      text: 'Dos cosas. Sombrillas de playa: quedan doce y se venden nueve al día. Y hieleras: hay cuarenta, pero treinta y una están en la otra tienda.',
    },
    { from: 'user', type: 'text', text: 'Listo, camión vacío. ¿De dónde sale lo de nueve al día?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Del punto de venta: el promedio de los últimos cuatro fines de semana largos. Dejé fuera uno en que llovió los tres días.',
    },
    { from: 'user', type: 'text', text: '¿Y por chat qué piden?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Sombrillas, más que nada. Cuando la respuesta es “sí hay” y llega enseguida, la conversión sube hasta el 40 %. Con “agotado” nadie compra.',
    },
    { from: 'user', type: 'text', text: 'Compra 60 sombrillas, entonces.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Comprar le toca a Beatriz. Le dejé el borrador: 60 sombrillas y el traslado de las 31 hieleras, con las cuentas al lado. Solo falta su firma.',
    },
  ],
} as const satisfies Transcript

export default dataanalyst
