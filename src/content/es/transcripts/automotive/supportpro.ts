import type { Transcript } from '@/content/types'

const supportpro = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Me chocaron el auto estacionado y nadie dejó una nota. ¿Cuánto me sale arreglarlo?',
    },
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/carDamage.svg',
      text: 'Foto de un auto con un golpe en la carrocería.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Siento lo que pasó. Dame la placa y busco tu modelo y las piezas que lleva.',
    },
    { from: 'user', type: 'text', text: 'KTR-482.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Hatchback, último servicio aquí en marzo. Las piezas que se ven en la foto están en el almacén. El precio lo da el taller: hay que mirar detrás del golpe.',
    },
    { from: 'user', type: 'text', text: '¿Y puedo manejarlo mientras tanto?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Eso no se juzga por una foto. Julián, el jefe de taller, te llama en diez minutos; ya tiene la placa y la imagen. Hasta entonces, déjalo donde está.',
    },
    { from: 'user', type: 'text', text: 'Bien. Guárdame un lugar esta semana.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Miércoles a las 8:15, con las piezas apartadas a tu nombre. Si tienes seguro, trae el número de siniestro y lo sumo al caso 1960.',
    },
  ],
} as const satisfies Transcript

export default supportpro
