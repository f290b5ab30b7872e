import type { Transcript } from '@/content/types'

const dataanalyst = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Dime la verdad: ¿los recordatorios de cita sirven o solo molestan?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Sirven, aunque no igual en todas partes. En dermatología las citas perdidas pasaron de 45 a 18 al mes, un 60 % menos. En pediatría, de 30 a 21.',
    },
    { from: 'user', type: 'text', text: '¿Por qué tan poco en pediatría?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Allí el mensaje sale a las 9:00 y casi nadie lo abre hasta la noche. En una prueba a las 19:30 contestó el doble de familias.',
    },
    { from: 'user', type: 'text', text: '¿El doble de cuántas? No quiero decidir por tres casos.' },
    {
      from: 'bot',
      type: 'text',
      text: 'De 16 a 32, con 64 mensajes en cada horario. Alcanza para probar un mes, no para darlo por hecho. Y solo miré horas y respuestas, ningún dato clínico.',
    },
    { from: 'user', type: 'text', text: 'Probemos el mes. ¿Qué falta?' },
    {
      from: 'bot',
      type: 'text',
      text: 'El visto bueno de la doctora Salas: son sus pacientes. Tiene la propuesta en una página y la lee hoy a las 17:00.',
    },
  ],
} as const satisfies Transcript

export default dataanalyst
