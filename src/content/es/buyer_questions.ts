import { currency } from '../plans'

/**
 * What buyers ask about prices, data and AI. The answers are the site's defaults: the owner confirms
 * or changes each of them, in both languages, before the site goes live.
 */
export default {
  title: 'Antes de contratar',
  faqs: [
    {
      question: '¿Qué cuenta como una conversación?',
      answer:
        'Todos los mensajes con una misma persona, por un mismo canal, durante 24 horas. Si escribe después, empieza otra.',
    },
    {
      question: '¿Qué pasa si superamos las conversaciones del plan?',
      answer:
        'Tu asistente sigue contestando. Te avisamos para pasar al plan siguiente, y no cobramos nada más sin tu aprobación.',
    },
    {
      question: '¿Qué no incluye el precio?',
      answer: `Los impuestos y lo que cobran los canales, como las tarifas de Meta por WhatsApp. Los planes se facturan por mes, en ${currency.code}.`,
    },
    {
      question: '¿Hasta cuándo vale el descuento?',
      answer:
        'Hoy se aplica a todos los planes. El precio tachado es el más bajo de los 30 días anteriores al descuento. Tu propuesta indica por escrito el precio y hasta cuándo vale.',
    },
    {
      question: '¿En qué se basan las cifras del sitio?',
      answer:
        'Son objetivos con los que planteamos cada proyecto, no promedios medidos entre clientes. En la demo vemos cuáles tienen sentido en tu caso y cómo medirlos.',
    },
    {
      question: '¿Dónde se guardan los datos y quién los ve?',
      answer:
        'Lo acordamos por escrito antes de empezar: región, plazo de conservación, proveedores y personas con acceso. En la bandeja, tú defines los permisos de cada persona.',
    },
    {
      question: '¿Qué modelo de IA se usa? ¿Se entrena con nuestras conversaciones?',
      answer:
        'El contrato indica qué modelo usa tu asistente y si tus conversaciones pueden servir para entrenarlo. Pídenos esa cláusula en la demo.',
    },
    {
      question: '¿Y si el asistente se equivoca?',
      answer:
        'Antes de ponerlo en marcha lo probamos contigo, y tú apruebas lo que dice. Después puedes leer cada conversación, corregir la fuente de la respuesta y pasar el chat a una persona.',
    },
    {
      question: '¿Qué pasa con nuestros datos si cancelamos?',
      answer:
        'Antes de cerrar la cuenta acordamos qué datos te llevas y cuándo se borran los demás.',
    },
  ],
} as const
