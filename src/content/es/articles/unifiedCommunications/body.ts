import type { ArticleText } from '../../../types'

const unifiedCommunicationsBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Una clienta pregunta un precio por Instagram. Al día siguiente escribe por WhatsApp para saber si entregan el viernes. El viernes, molesta, manda un correo. Para ella es una sola conversación. Para la empresa son tres ventanas y tres personas, y ninguna sabe lo que dijeron las otras dos.',
    },
    { type: 'heading', text: 'El costo de tantas ventanas abiertas' },
    {
      type: 'paragraph',
      text: 'Los canales se suman de a uno, y cada decisión parece razonable. Primero el correo, luego el chat del sitio, después las redes. El problema no es tener muchos. Es que cada uno guarda su propia memoria: en el teléfono de alguien, en una pestaña que se cerró o en la cabeza de quien hoy está de vacaciones. Los síntomas se reconocen enseguida:',
    },
    {
      type: 'list',
      items: [
        'Dos personas contestan la misma pregunta con respuestas distintas.',
        'Un mensaje queda sin respuesta porque cada quien pensó que lo tenía otro.',
        'El cliente cuenta su caso por tercera vez.',
        'Nadie puede decir cuántas consultas llegaron ayer.',
      ],
    },
    { type: 'heading', text: 'Qué significa unificar' },
    {
      type: 'paragraph',
      text: 'Unificar no es obligar a tus clientes a cambiar de canal. Ellos siguen escribiendo donde les resulta cómodo: WhatsApp, Instagram, Facebook Messenger, el webchat de tu sitio, el correo o una aplicación corporativa. Lo que cambia es tu lado. Todo llega a una sola bandeja de entrada y desde ahí se responde.',
    },
    {
      type: 'paragraph',
      text: 'El cambio de fondo es otro. Con los canales separados, tu equipo trabaja con mensajes sueltos. Con todo junto, trabaja con personas: abre una conversación y encuentra lo que vino antes, venga de donde venga. La pregunta deja de ser “¿quién revisó Instagram?” y pasa a ser “¿qué necesita esta clienta?”.',
    },
    { type: 'heading', text: 'Varias personas y varios asistentes, sin pisarse' },
    {
      type: 'paragraph',
      text: 'En la misma bandeja pueden trabajar varios agentes humanos junto con los asistentes de IA. Para que no sea un caos hacen falta reglas a la vista. Cada conversación se asigna a alguien y se puede reasignar. El asistente atiende lo que sabe y escala lo que no. Las notas internas acompañan el caso sin que el cliente las vea, y las etiquetas dicen de qué trata antes de abrirlo.',
    },
    {
      type: 'paragraph',
      text: 'Tampoco hace falta que todos vean todo. Agentes, supervisores y especialistas cumplen papeles distintos, y los permisos se ajustan persona por persona. Alguien que empezó esta semana puede atender sin tocar la configuración; quien supervisa mira el conjunto.',
    },
    { type: 'heading', text: 'Lo que se ve cuando todo está junto' },
    {
      type: 'paragraph',
      text: 'Cada canal por separado cuenta una parte de la historia. La analítica de una bandeja única contesta preguntas más útiles: qué motivo se repite, a qué hora se llena, cuánto tarda cada tipo de caso. Con esas respuestas se decide dónde hace falta una persona más y dónde alcanza con un asistente.',
    },
    { type: 'heading', text: 'Una mudanza en cinco pasos' },
    {
      type: 'paragraph',
      text: 'No conviene trasladarlo todo el mismo día. Este orden evita sustos:',
    },
    {
      type: 'list',
      items: [
        'Haz el inventario: qué canales existen, quién los atiende y desde qué teléfono o cuenta.',
        'Conecta primero el canal con más mensajes y deja los demás como están.',
        'Acuerda pocas etiquetas. Con diez claras se trabaja mejor que con cincuenta.',
        'Define quién asigna, quién puede reasignar y cuándo se escala.',
        'Suma los otros canales de a uno y cierra las ventanas viejas.',
      ],
    },
    {
      type: 'paragraph',
      text: 'El último paso es el que más cuesta. Mientras la ventana vieja siga abierta, alguien seguirá contestando desde ahí. Ciérrala, y la clienta de Instagram, de WhatsApp y del correo volverá a ser una sola persona.',
    },
  ],
  faqs: [
    {
      question: '¿Cómo se unifican los canales de comunicación?',
      answer:
        'Se conectan WhatsApp, Instagram, Facebook Messenger, el webchat, el correo y las aplicaciones corporativas a una sola bandeja de entrada. Tus clientes siguen escribiendo donde siempre y tu equipo contesta desde un único lugar.',
    },
    {
      question: '¿Pueden atender varios agentes humanos a la vez?',
      answer:
        'Sí. Varios agentes comparten la bandeja con los asistentes de IA. Las conversaciones se asignan, se reasignan y se escalan, y los permisos se definen para cada persona del equipo.',
    },
    {
      question: '¿Qué beneficios tiene centralizar las conversaciones?',
      answer:
        'El historial queda en un solo sitio, los mensajes no se pierden entre ventanas y la analítica muestra el conjunto. El cliente no repite su caso y el equipo sabe quién lo lleva.',
    },
  ],
} as const satisfies ArticleText

export default unifiedCommunicationsBody
