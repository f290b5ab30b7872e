import type { IndustryContent } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Comercio y tiendas en línea',
  title: 'La tienda cierra. Las\u00a0ganas de comprar, no.',
  description:
    'A las once de la noche alguien pregunta si queda la talla\u00a038. Tu asistente revisa el inventario, arma el carrito y al día siguiente avisa por dónde va el pedido.',
  figure: { before: 'Tu tienda, conectada en', value: '1 a 2', after: 'semanas' },

  useCases: {
    title: 'Del “solo estoy mirando” al\u00a0“ya me llegó”',
    description: 'Cuatro momentos en los que una respuesta rápida puede decidir la compra.',
    items: [
      {
        icon: 'search',
        assistant: 'pickerbot',
        tone: 'coral',
        title: 'Encontrar lo que cuesta nombrar',
        description:
          '“Busco un regalo para alguien que cocina”. PickerBOT recorre tu catálogo, pregunta lo justo y muestra opciones que sí tienes.',
      },
      {
        icon: 'swap',
        assistant: 'pickerbot',
        tone: 'plain',
        title: 'Una alternativa a lo agotado',
        description:
          'Si falta un producto, ofrece alternativas con su diferencia de precio y el cliente elige sin salir del chat.',
      },
      {
        icon: 'basket',
        assistant: 'salesbot',
        tone: 'indigo',
        title: 'Carritos que quedaron a medias',
        description:
          'SalesBot retoma la conversación, resuelve la duda que frenó la compra y acompaña hasta el pago.',
      },
      {
        icon: 'parcel',
        assistant: 'supportpro',
        tone: 'mint',
        title: '“¿Dónde está mi pedido?”',
        description:
          'La pregunta más repetida de la posventa, contestada con el estado real. Cambios y devoluciones siguen las reglas de tu tienda.',
      },
    ],
  },

  flow: {
    title: 'Una venta que empieza con una historia de Instagram',
    description: 'Cuatro pasos, tres asistentes y un solo chat.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Recibe el mensaje',
        description: 'Contesta y averigua qué busca la persona.',
      },
      {
        assistant: 'pickerbot',
        title: 'Recomienda productos',
        description:
          'Los muestra con precio y disponibilidad, y propone un reemplazo si algo falta.',
      },
      {
        assistant: 'pickerbot',
        title: 'Toma el pedido',
        description: 'Arma el carrito y confirma dirección y entrega.',
      },
      {
        assistant: 'supportpro',
        title: 'Sigue la entrega',
        description: 'Avisa cuando el paquete sale y cuando llega, y se ocupa de los cambios.',
      },
    ],
  },

  assistants: {
    title: 'Tu equipo de tienda: tres asistentes',
    description: 'Cada pestaña es una conversación de tienda. Ábrelas y compara.',
    items: [
      {
        assistant: 'supportpro',
        title: 'Posventa con buena memoria',
        description:
          'Sabe qué se compró, cuándo salió y qué dice tu política de cambios. Si el caso se complica, llama a una persona.',
        features: [
          'Consulta el estado de cada pedido',
          'Inicia cambios y devoluciones',
          'Ordena los casos con etiquetas',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'Un vendedor que no se distrae',
        description:
          'Atiende a la vez a todos los que escriben, también en temporada alta, y recuerda en qué quedó cada uno.',
        features: [
          'Responde por WhatsApp, Instagram y webchat',
          'Retoma los carritos sin terminar',
          'Recomienda lo que combina con la compra',
        ],
      },
      {
        assistant: 'pickerbot',
        title: 'El que conoce cada estante',
        description:
          'Busca como lo haría tu mejor vendedor, y cuando algo no está, tiene otra idea.',
        features: [
          'Entiende lo que buscan, dicho de cualquier modo',
          'Propone alternativas con su diferencia de precio',
          'Confirma el pedido en el mismo chat',
        ],
      },
    ],
  },

  benefits: {
    title: 'Menos clientes esperando respuesta',
    items: [
      {
        title: 'Vendes también de noche',
        description: 'El asistente trabaja 24/7: fines de semana, feriados y días de ofertas.',
      },
      {
        title: 'Respondes mientras quieren comprar',
        description: 'El asistente contesta en el chat las dudas de talla, disponibilidad o envío.',
      },
      {
        title: 'Tu tienda en línea, conectada',
        description:
          'Se integra con plataformas de comercio electrónico, y con tu ERP o tus hojas de cálculo.',
      },
      {
        title: 'Una bandeja, todos los canales',
        description:
          'WhatsApp, Instagram, Messenger y webchat llegan a la misma bandeja, a la vista de tu equipo.',
      },
    ],
  },

  faqs: [
    {
      question: '¿Funciona con mi plataforma de comercio electrónico?',
      answer:
        'Se integra con plataformas de comercio electrónico para leer catálogo, inventario y pedidos. Si usas un sistema propio, lo conectamos con una API a medida.',
    },
    {
      question: '¿Cuánto tarda en empezar a atender?',
      answer:
        'De 1 a 2 semanas. Una solución básica puede estar lista en 1 día, y el diagnóstico inicial llega en menos de 24 horas.',
    },
    {
      question: '¿Qué hace cuando un producto está agotado?',
      answer:
        'Lo dice enseguida y ofrece alternativas de tu catálogo, cada una con su diferencia de precio. El cliente elige y la compra sigue.',
    },
    {
      question: '¿Puede atender varios canales a la vez?',
      answer:
        'Sí. WhatsApp, Instagram, Facebook Messenger, webchat y correo se unen en una bandeja donde trabajan juntos tus agentes y los asistentes.',
    },
    {
      question: '¿Y si el cliente está molesto o el caso es raro?',
      answer:
        'Lo pasa a una persona de tu equipo con el historial del pedido y un resumen de lo hablado.',
    },
  ],

  pricing: {
    title: 'Un precio pensado también para una sola tienda',
    description: `Los planes van desde ${pricing.amount} ${pricing.per_month} y no cobran por usuario: entra tu equipo completo, también el refuerzo de temporada.`,
  },
  demo: {
    title: 'Mira a un asistente atender una tienda',
    description: 'Una hora, en vivo, con ejemplos de tiendas como la tuya.',
  },
} as const satisfies IndustryContent
