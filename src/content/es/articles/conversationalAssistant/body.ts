import type { ArticleText } from '../../../types'

const conversationalAssistantBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Todos conocemos al otro robot. “Para ventas, escribe 1. Para soporte, escribe 2.” Respondes que tu pedido llegó roto y te devuelve el mismo menú. Un asistente conversacional empieza donde ese menú se rinde: lee la frase tal como la escribiste, entiende qué necesitas y hace algo al respecto.',
    },
    { type: 'heading', text: 'Un menú reparte, un asistente entiende' },
    {
      type: 'paragraph',
      text: 'El menú obliga al cliente a traducir su problema a las opciones que alguien imaginó por él. Si su caso no está en la lista, se va o exige hablar con una persona. El asistente pone el esfuerzo del otro lado. El cliente habla como habla, con abreviaturas, con audios, con dos preguntas en el mismo mensaje, y ordenar todo eso es trabajo de la máquina.',
    },
    {
      type: 'paragraph',
      text: 'Además, sigue el hilo. Si hace tres mensajes dijiste que buscabas un regalo para tu hermana, no vuelve a preguntar para quién es. Y si cambias de tema a mitad de camino, cambia contigo.',
    },
    { type: 'heading', text: 'Qué pasa entre la pregunta y la respuesta' },
    {
      type: 'paragraph',
      text: 'Una buena respuesta tiene cuatro momentos. El asistente interpreta el mensaje. Busca lo que necesita en las fuentes que le diste: un catálogo, una política de devoluciones, la ficha del cliente. Contesta con palabras sencillas. Y, si está conectado con tus sistemas, actúa: registra el pedido, actualiza el CRM o deja la cita agendada.',
    },
    {
      type: 'paragraph',
      text: 'Hay un quinto momento, y es el que separa a los buenos: saber parar. Cuando la consulta supera lo que el asistente puede resolver, detecta la complejidad, prepara el contexto y transfiere la conversación a una persona. El cliente no tiene que contar su historia otra vez.',
    },
    { type: 'heading', text: 'Cinco oficios, cinco asistentes' },
    {
      type: 'paragraph',
      text: 'Decir “un asistente” es como decir “un empleado”: falta saber de qué. Conviene pensar en puestos de trabajo, porque cada uno se mide de otra manera. Estos son los nuestros:',
    },
    {
      type: 'list',
      items: [
        'PickerBOT acompaña la compra: encuentra el producto y propone alternativas. Satisfacción del cliente: 94 %.',
        'SalesBot se ocupa de las ventas: aclara dudas y acerca el cierre. Conversión a venta: 78 %.',
        'SupportPro da soporte. Tiempo medio de resolución: 2 minutos.',
        'DataAnalyst responde preguntas sobre tus datos. Precisión analítica: 96 %.',
        'HRHelper trabaja con recursos humanos. Tiempo de contratación: 68 % menos.',
      ],
    },
    {
      type: 'paragraph',
      text: 'No hace falta empezar con los cinco. Mira en qué tipo de conversación se le van más horas a tu equipo y contrata primero para ese puesto.',
    },
    { type: 'heading', text: 'Qué preparar antes del primer día' },
    {
      type: 'paragraph',
      text: 'Ni el mejor asistente puede contestar lo que nadie le contó. Antes de encenderlo, reúne esto:',
    },
    {
      type: 'list',
      items: [
        'Las preguntas que más se repiten, copiadas de conversaciones reales y no de la memoria.',
        'Las respuestas que tu equipo daría hoy, con sus excepciones.',
        'Los sistemas que debería consultar: CRM, ERP, hojas de cálculo o una API propia.',
        'Los casos que siempre debe atender una persona.',
        'Un número que quieras mejorar, con su valor actual.',
      ],
    },
    {
      type: 'paragraph',
      text: 'El último punto es el que más se olvida. Sin un valor de partida no hay manera de saber si el asistente ayuda o solo conversa bien.',
    },
    { type: 'heading', text: 'De la primera charla al primer cliente' },
    {
      type: 'paragraph',
      text: 'El camino tiene cuatro pasos: análisis, diseño, implementación y optimización. El diagnóstico inicial llega en menos de 24 horas. Una solución básica puede estar lista desde un día, y la mayoría de los proyectos toma menos de dos semanas. La implementación está incluida en todos los planes: configuración completa, personalización, pruebas a fondo y capacitación.',
    },
    {
      type: 'paragraph',
      text: 'El cuarto paso no termina nunca. Cada semana aparecen preguntas que nadie esperaba. Léelas con calma. Ahí está lo que tus clientes quieren saber y tu sitio todavía no dice.',
    },
  ],
} as const satisfies ArticleText

export default conversationalAssistantBody
