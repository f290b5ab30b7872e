import type { Transcript } from '@/content/types'

const salesbot = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'Hola. Tengo una academia de idiomas y en época de matrículas no damos abasto con los mensajes. ¿Me sirve algo de lo que venden?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Puede ser. Dos datos y te contesto sin rodeos: ¿cuántas consultas reciben al mes y por dónde llegan?',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Unas 350. Casi todas por WhatsApp, algunas por Instagram y el chat de la web.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Te conviene el plan Crecimiento: hasta 400 consultas mensuales y 3 canales, los mismos que usas. Uno más grande hoy te sobraría.',
    },
    {
      from: 'user',
      type: 'text',
      text: '¿Y se matricula más gente? A nosotros se nos escapan los que preguntan a las once de la noche.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'A esa hora también hay respuesta, y quien la recibe al momento no se enfría. La conversión puede llegar hasta el 40 %.',
    },
    {
      from: 'bot',
      type: 'text',
      text: '¿Quieres verlo con tus cursos? Lucía, de ventas, tiene libre el jueves a las 10:00 o a las 16:30.',
    },
    { from: 'user', type: 'text', text: 'Jueves a las 10:00.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Agendado. Lucía ya tiene tus 350 consultas, los tres canales y lo de las once de la noche. Tú trae las preguntas difíciles.',
    },
  ],
} as const satisfies Transcript

export default salesbot
