import type { Transcript } from '@/content/types'

const dataanalyst = {
  messages: [
    {
      from: 'bot',
      type: 'text',
      text: 'Aviso del lunes: el taller estuvo lleno toda la semana y facturó un 9 % menos. Encontré por qué. ¿Te lo cuento?',
    },
    { from: 'user', type: 'text', text: 'Por favor. Yo pensaba que lleno era bueno.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Lleno no es lo mismo que productivo. Hubo 54 horas de elevador con un auto arriba y nadie trabajando, a la espera de un repuesto.',
    },
    { from: 'user', type: 'text', text: '¿De dónde sacas esas 54 horas?' },
    {
      from: 'bot',
      type: 'text',
      text: 'De cruzar las órdenes de trabajo con las entradas del almacén. Abre la 6630: auto arriba el martes, pastillas de freno en el almacén el viernes.',
    },
    { from: 'user', type: 'text', text: '¿Y siempre falta lo mismo?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Casi: pastillas, filtros de cabina y un sensor suman 38 de las 54 horas. En todos los casos se pidieron con el auto ya en el elevador.',
    },
    { from: 'user', type: 'text', text: 'Pidámoslos cuando se agenda la cita.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Desde hoy, cada cita nueva le avisa a repuestos qué pieza lleva. Esta semana faltan 9. El próximo lunes te digo cuántas de las 54 horas recuperamos.',
    },
  ],
} as const satisfies Transcript

export default dataanalyst
