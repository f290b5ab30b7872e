import type { Transcript } from '@/content/types'

const salesbot = {
  messages: [
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/sneakers.svg',
      text: 'Captura de unas zapatillas deportivas, vistas de lado.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Las vi anoche en su historia. ¿Las tienen en 39? Quiero empezar a correr.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Quedan dos pares en 39, a $64. Pero te aviso: ese modelo es para caminar. Para correr te recomiendo otro de la misma marca.',
    },
    { from: 'user', type: 'text', text: 'Ah. ¿Cuál y cuánto más?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Uno con la suela más alta y los mismos colores. Cuesta $72: ocho más. Si en 30 días no te convence, lo cambias sin costo.',
    },
    { from: 'user', type: 'text', text: 'Me llevo ese. ¿Llega para el sábado?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Si pagas hoy antes de las 18:00, llega el viernes. Te guardo el par una hora: aquí va el enlace de pago.',
    },
    { from: 'user', type: 'text', text: 'Pagado.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Pedido 30941 confirmado. La etiqueta de cambio va en la caja. El sábado, entonces, ya no hay excusa.',
    },
  ],
} as const satisfies Transcript

export default salesbot
