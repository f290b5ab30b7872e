const head = {
  home_title: '{{brand}} | Asistentes de IA para empresas',
  home_description:
    'Asistentes de IA que atienden a tus clientes por WhatsApp, Instagram, Messenger y webchat, las 24 horas, en una sola bandeja de entrada.',
  scheduleDemo_title: 'Agenda una demo | {{brand}}',
  scheduleDemo_description:
    'Elige día y hora para ver en vivo cómo un asistente de IA atiende a tus clientes. Tres pasos y sin compromiso.',
  notFound_title: 'Página no encontrada | {{brand}}',
  notFound_description: 'La página que buscas no existe o ha sido movida.',
} as const

export default head
