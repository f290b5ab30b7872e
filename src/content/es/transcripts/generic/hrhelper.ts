import type { Transcript } from '@/content/types'

const hrhelper = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:09',
      text: 'Hola, soy Tomás, de logística. Mi pareja da a luz a fines de mes y no sé ni por dónde empezar con el permiso.',
    },
    {
      from: 'bot',
      type: 'text',
      text: '¡Felicidades, Tomás! En resumen: son 15 días hábiles seguidos, con el sueldo completo. Está en la página 22 del manual interno.',
    },
    {
      from: 'user',
      type: 'text',
      text: '¿Y si el bebé se adelanta? La fecha del formulario es fija.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Aquí decide el bebé, no el formulario. Escríbeme ese mismo día: yo muevo las fechas y aviso a tu equipo.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Otra cosa. Me gustaría trabajar media jornada el primer mes. ¿Se puede?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Eso lo decide una persona, no el manual. Se lo paso a Marcela, de Recursos Humanos, con tu turno y lo que pides, para que no lo cuentes dos veces.',
    },
    { from: 'user', type: 'text', text: 'Gracias. ¿Cuándo sabría algo?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Marcela te llama mañana a las 9:30, antes de tu turno. El formulario ya está completo en tu correo; solo falta tu firma.',
    },
  ],
} as const satisfies Transcript

export default hrhelper
