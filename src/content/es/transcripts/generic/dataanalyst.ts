import type { Transcript } from '@/content/types'

const dataanalyst = {
  messages: [
    { from: 'user', type: 'text', text: 'Buenos días. ¿Por qué vendimos menos la semana pasada?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Fueron 368 pedidos contra 418 de la anterior: un 12 % menos. La baja no es general. Mira el martes.',
    },
    {
      from: 'bot',
      type: 'image',
      imageUrl: '/pictures/chat/salesChart.svg',
      text: 'Gráfico de barras con los pedidos de la semana: un día cae muy por debajo de los demás.',
    },
    { from: 'user', type: 'text', text: '¿Qué pasó ese día?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Según el registro de pagos, las tarjetas fallaron de 10:40 a 14:15. El problema afectó a 61 clientes; 18 volvieron más tarde y pagaron. Faltan 43.',
    },
    { from: 'user', type: 'text', text: '¿Y el chat? Debió de ser un caos.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Recibió el doble de mensajes y mantuvo la resolución en 2 minutos en promedio. Nueve casos pasaron a una persona, todos por cobros duplicados.',
    },
    { from: 'user', type: 'text', text: 'Quiero recuperar a esos 43.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Te dejé la lista en el CRM, con producto y monto, de mayor a menor. La tiene Andrea, de ventas: yo pongo los números y ella llama.',
    },
  ],
} as const satisfies Transcript

export default dataanalyst
