const hero = {
  tagline: 'Asistentes de IA para empresas',
  title: 'Cada conversación encuentra respuesta.',
  description:
    'Nuestros asistentes atienden WhatsApp, Instagram, Messenger y webchat desde una sola bandeja de entrada, a cualquier hora. Y cuando hace falta una persona, le pasan la conversación con todo el contexto.',
  book_demo: 'Agenda una demo',
  claims_label: 'En cifras',
  claim_served: 'consultas atendidas por el asistente',
  claim_agents: 'agentes en la misma bandeja',
  claim_hours: 'todos los días del año',
  chat_label: 'Una conversación de ejemplo',
  chat_customer_question: '¿Puedo ver el asistente funcionando con mis productos?',
  chat_assistant_answer: 'Claro. En la demo lo ves en vivo. ¿Qué día te queda bien?',
  chat_customer_reply: 'El jueves a las 10:00',
  chat_assistant_confirmation: 'Listo, jueves a las 10:00. Te esperamos.',
} as const

export default hero
