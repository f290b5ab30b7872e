import type { Transcript } from '@/content/types'

const supportpro = {
  messages: [
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/prescription.svg',
      text: 'Foto de una receta médica.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Se me acaba el domingo y mi control es el 18. ¿La pueden renovar?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'La tengo. Renovarla lo decide tu médica; yo le dejo la solicitud lista. Para confirmar que eres tú, escribe el código que envié al teléfono de tu ficha.',
    },
    { from: 'user', type: 'text', text: 'Listo. ¿Y quién va a ver esa foto?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Las personas autorizadas del equipo que te atiende. Se guarda en tu historia clínica, y este chat está configurado para HIPAA y RGPD.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Gracias. Otra cosa: desde ayer me mareo al levantarme. ¿Tomo la mitad?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Eso no te lo puedo contestar yo, y no debe esperar. La enfermera de guardia te llama en cinco minutos; ya tiene la receta y lo del mareo.',
    },
    { from: 'bot', type: 'text', text: 'Si empeora antes de que llame, ve a urgencias.' },
    { from: 'user', type: 'text', text: 'Ya suena el teléfono. Gracias.' },
  ],
} as const satisfies Transcript

export default supportpro
