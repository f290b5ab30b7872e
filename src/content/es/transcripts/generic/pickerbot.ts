import type { Transcript } from '@/content/types'

const pickerbot = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Hola. Necesito dos litros de leche sin lactosa para hoy.',
    },
    {
      from: 'bot',
      type: 'text',
      text: '¡Hola! La busco en tu tienda. ¿Te la llevamos a la dirección de siempre?',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:06',
      text: 'Sí, a la de siempre. Y que llegue antes de las seis, por favor.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Tu leche sin lactosa se agotó hoy. Estas tres pueden llegar antes de las seis. ¿Cuál prefieres?',
      withFlow: true,
    },
    { from: 'user', type: 'text', text: 'Me quedo con esta: {{alternative}}.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Listo. {{alternative}}, dos litros: ya está en tu pedido y llega hoy antes de las seis.',
    },
  ],
  alternatives: [
    { name: 'Leche sin lactosa premium', priceNote: 'mismo precio' },
    { name: 'Leche de almendras orgánica', priceNote: '+$1.50' },
    { name: 'Leche fresca local', priceNote: '$0.50 menos' },
  ],
} as const satisfies Transcript

export default pickerbot
