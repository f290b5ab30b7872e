import type { Transcript } from '@/content/types'

const pickerbot = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Busco pintura verde salvia mate para el cuarto del bebé. Pinto este sábado.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Lindo color para despertarse. ¿Cuánto mide el cuarto? Así no te falta a media pared.',
    },
    { from: 'user', type: 'text', text: '3 por 4 metros. Solo paredes, dos manos.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Entonces son dos latas de 3 litros. Del salvia mate me queda una y la próxima entra el martes. Para el sábado tengo dos de cualquiera de estas:',
      withFlow: true,
    },
    {
      from: 'user',
      type: 'text',
      text: '{{alternative}}. Y un rodillo, que el mío ya no pinta: raya.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Anotado. Pedido 8126: dos latas de 3 litros y un rodillo. Llega el viernes de 9:00 a 13:00, a tiempo para cubrir el piso.',
    },
  ],
  alternatives: [
    { name: 'Verde salvia satinado', priceNote: 'mismo precio' },
    { name: 'Verde salvia mate lavable', priceNote: '+$3.00 por lata' },
    { name: 'Verde eucalipto mate', priceNote: '$2.00 menos por lata' },
  ],
} as const satisfies Transcript

export default pickerbot
