import type { Transcripts } from '@/content/transcripts'

export default {
  hrhelper: {
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
  },
  supportpro: {
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
        text: 'La tengo. La renovación la decide tu médica; yo le dejo lista la solicitud. Para confirmar que eres tú, escribe el código que envié al teléfono de tu ficha.',
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
  },
  dataanalyst: {
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
      {
        from: 'user',
        type: 'text',
        text: '¿El doble de cuántas? No quiero decidir por tres casos.',
      },
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
  },
} as const satisfies Transcripts<'health'>
