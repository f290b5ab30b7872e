import { currency, type PlanId } from '../plans'
import type { Titled } from '../types'

export default {
  title: 'Planes que crecen con tus conversaciones.',
  intro: 'Elige cuántas conversaciones necesitas al mes y cancela cuando quieras.',
  sticker: 'de descuento en cada plan',
  plan_names: { start: 'Inicia', advance: 'Avanza', takeoff: 'Despega' } satisfies Record<
    PlanId,
    string
  >,
  popular: 'Popular',
  up_to: 'hasta',
  conversations: 'conversaciones al mes',
  messages: '{{count}} mensajes al mes',
  discount: '{{percent}} % DE DESCUENTO',
  original_price: 'Precio sin descuento:',
  discounted_price: 'Precio con descuento:',
  price: `{{price}} ${currency.code}`,
  amount: '{{price}}',
  per_month: `${currency.code} al mes`,
  unlimited_users: 'Usuarios ilimitados',
  implementation_included: 'Implementación incluida',
  support: {
    ticket: 'Soporte por ticket',
    direct: 'Soporte directo',
    priority: 'Soporte prioritario',
  },
  schedule_meeting: 'Agenda una reunión',
  implementation: {
    title: 'La implementación es gratis',
    description:
      'En cualquier plan te entregamos el asistente funcionando. Esto es lo que hacemos por ti:',
    steps: [
      {
        title: 'Configuración completa',
        description: 'Conectamos tus canales y tus sistemas.',
      },
      {
        title: 'Personalización',
        description: 'El asistente habla con el tono y los datos de tu negocio.',
      },
      {
        title: 'Pruebas a fondo',
        description: 'Lo ponemos en apuros antes de que lo haga un cliente.',
      },
      {
        title: 'Capacitación',
        description: 'Tu equipo aprende a trabajar con él desde el primer día.',
      },
    ] satisfies readonly Titled[],
  },
  cancellation: {
    title: 'Cancela cuando quieras',
    description: 'Pagas solo el mes en curso. Nada más.',
  },
  enterprise: {
    name: 'Corporativo',
    title: '¿Necesitas más?',
    description: 'Armamos un plan a tu medida y acordamos el precio contigo.',
    points: ['Conversaciones ilimitadas', 'Integraciones a medida', 'Soporte personalizado'],
    contact: 'Contáctanos',
  },
} as const
