import type { ArticleText } from '../../../types'

const transformingCustomerServiceBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Lunes, 8:55. Todavía no abres y el equipo ya tiene una fila: mensajes del sábado, reclamos del domingo y la misma pregunta sobre el horario escrita de veinte maneras. Nadie hizo nada mal. Los clientes no dejan de escribir porque cierre la oficina, y así la semana empieza siempre con deuda.',
    },
    { type: 'heading', text: 'Tres cifras que cambian el lunes' },
    {
      type: 'paragraph',
      text: 'Cuando un asistente de IA cubre la primera línea y las personas reciben solo lo que de verdad las necesita, los números se mueven. Estas son las referencias con las que trabajamos:',
    },
    {
      type: 'list',
      items: [
        'Un 42 % menos de tiempo de resolución.',
        'Un 37 % más de satisfacción.',
        'Soporte técnico 24/7: todos los días, a cualquier hora.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Las tres van juntas. La respuesta llega antes porque nadie hace fila para preguntar algo sencillo. La satisfacción sube porque quien tiene un problema difícil encuentra a alguien con tiempo para escucharlo. Y las noches dejan de acumularse.',
    },
    { type: 'heading', text: 'Empieza por lo aburrido' },
    {
      type: 'paragraph',
      text: 'Es tentador estrenar el asistente con el caso más vistoso. Haz lo contrario. Entrégale primero lo que tu equipo contesta de memoria: horarios, estado de un pedido, requisitos de un trámite, cómo recuperar una clave. Son respuestas fáciles de comprobar, se piden todo el día y nadie las va a extrañar.',
    },
    {
      type: 'paragraph',
      text: 'Después amplía el terreno por capas. Primero, informar. Luego, consultar los datos de cada cliente. Al final, hacer cambios en su nombre. Cada capa se abre cuando la anterior lleva un tiempo sin sorpresas.',
    },
    { type: 'heading', text: 'Diseña la salida antes que la entrada' },
    {
      type: 'paragraph',
      text: 'Lo que enfada no es que conteste una máquina. Es no poder salir de ella. Por eso, antes de escribir el saludo, decide cuándo y cómo pasa la conversación a una persona. Nuestro traspaso tiene tres pasos: detectar la complejidad, preparar el contexto y transferir sin sobresaltos.',
    },
    {
      type: 'paragraph',
      text: 'El segundo paso es el que se nota. Quien recibe el caso debería ver de un vistazo qué pidió el cliente, qué se intentó y qué falta. Si su primer mensaje es “cuéntame de nuevo qué pasó”, el traspaso falló aunque haya sido inmediato.',
    },
    { type: 'quote', text: 'Un buen traspaso se reconoce porque el cliente no repite nada.' },
    { type: 'heading', text: 'Seis hábitos que sostienen el cambio' },
    {
      type: 'paragraph',
      text: 'La herramienta se instala una vez; los hábitos, todas las semanas. Estos seis valen el esfuerzo:',
    },
    {
      type: 'list',
      items: [
        'Reúne los canales en una sola bandeja. Quien escribe por Instagram y por correo es el mismo cliente.',
        'Etiqueta las conversaciones. Sin etiquetas hay mensajes; con etiquetas hay motivos.',
        'Usa notas internas para lo que el cliente no necesita leer y el siguiente turno sí.',
        'Dale a cada quien los permisos de su rol: agente, supervisor o especialista.',
        'Lee diez conversaciones completas por semana, también las que salieron bien.',
        'Corrige la fuente, no la frase. Cuando una respuesta está mal, revisa el documento del que salió.',
      ],
    },
    { type: 'heading', text: 'Mide poco, pero siempre lo mismo' },
    {
      type: 'paragraph',
      text: 'Anota hoy cuánto tardas en resolver una consulta, cuántas siguen abiertas al cierre y qué opinan los clientes al terminar. Vuelve a anotarlo dentro de un mes. El tiempo de resolución y la satisfacción se vigilan entre sí: si los dos bajan, estás despachando gente en vez de atenderla.',
    },
    {
      type: 'paragraph',
      text: 'Transformar la atención no es poner una máquina donde había una persona. Es que el lunes a las 8:55 la fila ya esté contestada, y que quien abre la oficina pueda dedicarle la mañana al cliente que más lo necesita.',
    },
  ],
} as const satisfies ArticleText

export default transformingCustomerServiceBody
