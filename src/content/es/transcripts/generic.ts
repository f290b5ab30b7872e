import type { Transcripts } from '@/content/transcripts'

export default {
  pickerbot: {
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
  },
  salesbot: {
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
  },
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Mi pedido aparece como entregado, pero yo no recibí nada.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Lo reviso contigo. ¿Me dices el número de pedido?',
      },
      {
        from: 'user',
        type: 'audio',
        duration: '0:05',
        text: 'Es el 4821. Unas zapatillas que pedí el lunes.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Gracias. El repartidor anotó que lo dejó en la recepción del edificio a las 11:42.',
      },
      { from: 'user', type: 'text', text: 'Ya pregunté en recepción y ahí no está.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Entonces hace falta una persona. Abrí el caso, le conté todo al equipo de entregas y te escriben por aquí. No tendrás que repetir nada.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Buenos días. ¿Por qué vendimos menos la semana pasada?',
      },
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
  },
  hrhelper: {
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
  },
} as const satisfies Transcripts<'generic'>
