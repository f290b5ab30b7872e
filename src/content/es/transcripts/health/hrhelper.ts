import type { Transcript } from '@/content/types'

const hrhelper = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'Soy Elena, de urgencias. Acabo de salir de la guardia de noche y necesito cambiar el turno del domingo: bautizan a mi sobrino.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Esto lo arreglamos, Elena. Domingo de 7:00 a 19:00, ¿cierto? Busco quién puede cubrirte sin pasarse de horas.',
    },
    { from: 'user', type: 'text', text: 'Ese. Lo devuelvo cualquier día de la próxima semana.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Hay dos colegas de tu misma área con descanso suficiente: Rosa e Iván. Rosa quería justo el martes libre. ¿Le pregunto primero?',
    },
    { from: 'user', type: 'text', text: 'Sí, por favor.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Rosa aceptó: ella hace tu domingo y tú su martes. Falta el visto bueno de Carmen, la jefa de enfermería. Esa decisión es suya.',
    },
    { from: 'user', type: 'text', text: '¿Y si no quiere?' },
    {
      from: 'bot',
      type: 'text',
      text: 'En la solicitud va Iván como segunda opción. Carmen la ve a las 15:00, en el cambio de guardia, y te escribo cuando firme. Ahora, a dormir.',
    },
  ],
} as const satisfies Transcript

export default hrhelper
