const hero = {
  tagline: 'Asistentes de IA para empresas',
  title: 'Cada conversación encuentra respuesta.',
  description:
    'Nuestros asistentes atienden WhatsApp, Instagram, Messenger y webchat desde una sola bandeja, a cualquier hora. Y cuando hace falta una persona, le pasan la conversación con todo el contexto.',
  book_demo: 'Agenda una demo',
  view_pricing: 'Ver precios',
  claims_label: 'En cifras',
  claim_served_figure: '82 %',
  claim_served: 'de las consultas las atiende el asistente',
  claim_agents_figure: '+20',
  claim_agents: 'agentes en la misma\u00a0bandeja',
  claim_hours: 'todos los días del año',
  claims_note: 'El 82 % es un objetivo: tu resultado depende de lo que te pregunten.',
  chat_label: 'Una conversación de ejemplo',
  chat_customer: 'Cliente',
  chat_assistant: 'Asistente',
  chat_customer_question: '¿Puedo verlo responder lo que preguntan mis clientes?',
  chat_assistant_answer: 'Claro: trae tres preguntas a la demo. ¿Qué día te queda bien?',
  chat_customer_reply: 'El jueves a las 10:00',
  chat_assistant_confirmation: 'Listo, jueves a las 10:00. Te\u00a0esperamos.',
  video_title: 'La bandeja, en\u00a0plena jornada',
  video_caption:
    'El asistente contesta, etiqueta la conversación y la asigna a quien corresponde. Tu equipo lo ve todo en el mismo hilo.',
  video_description:
    'Grabación de la bandeja de entrada. Lucía escribe que su pedido le queda chico y que necesita la talla 39 para el jueves. El asistente encuentra el pedido, etiqueta el caso como Cambio, deja una nota interna y pasa el hilo a Marta, que confirma el envío.',
  play_video: 'Reproducir el video',
  pause_video: 'Pausar el video',
  pause_background: 'Detener el fondo animado',
  play_background: 'Animar el fondo',
} as const

export default hero
