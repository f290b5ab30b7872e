import type { ArticleText } from '../../../types'

const turingTestBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Imagina que chateas a ciegas con dos desconocidos. Uno es una persona; el otro, un programa. Al final tienes que decir quién es quién. En pruebas recientes, un modelo de lenguaje fue percibido como humano en el 73 % de las interacciones. Otro lo consiguió en el 56 %. Durante décadas, esa prueba marcó la frontera entre nosotros y las máquinas. Hoy cuesta ver la línea.',
    },
    { type: 'heading', text: 'Una pregunta de 1950' },
    {
      type: 'paragraph',
      text: 'Alan Turing abrió su artículo más famoso con una pregunta muy corta:',
    },
    { type: 'quote', text: '¿Pueden pensar las máquinas?' },
    {
      type: 'paragraph',
      text: 'Enseguida la dejó a un lado. Le parecía imposible responderla sin discutir antes qué es pensar, y esa discusión no termina nunca. Propuso un juego en su lugar. Un juez conversa por escrito con dos interlocutores que no puede ver ni oír, y decide cuál es la persona. Si la máquina lo engaña a menudo, tendremos que tomarla en serio.',
    },
    {
      type: 'paragraph',
      text: 'Lo brillante del juego es lo que deja fuera. No hay cara, ni voz, ni currículum. Queda la conversación sola: lo que se pregunta, lo que se contesta y lo que se calla. Es el mismo terreno en el que hoy tus clientes consultan, compran y reclaman.',
    },
    { type: 'heading', text: 'Qué dicen el 73 % y el 56 %' },
    {
      type: 'paragraph',
      text: 'Conviene leer las dos cifras juntas. En el formato de Turing, con dos interlocutores y una sola elección, una moneda al aire acertaría la mitad de las veces. Visto así, un 56 % queda apenas por encima del azar: distinguir se volvió muy difícil. Un 73 % es otra cosa. Quien juzga no está dudando, está viendo a una persona donde hay un programa.',
    },
    {
      type: 'paragraph',
      text: 'La distancia entre los dos modelos también enseña algo. Hablar como una persona no es una propiedad de “la IA” en general. Depende del modelo, de las instrucciones que recibe y de la conversación que le toca. Si alguna vez probaste dos asistentes el mismo día, ya lo sabes: uno contesta y el otro recita.',
    },
    { type: 'heading', text: 'Lo que la prueba no mide' },
    {
      type: 'paragraph',
      text: 'Parecer humano y ser útil son habilidades distintas. El juez de Turing no necesita nada: no espera un reembolso ni tiene una cita mañana. Tu cliente sí. Una charla encantadora que termina sin número de seguimiento es, para él, tiempo perdido. Hay cinco cosas que el test no pregunta:',
    },
    {
      type: 'list',
      items: [
        'Si la respuesta es correcta. Un error dicho con naturalidad sigue siendo un error, y cuesta más descubrirlo.',
        'Si el asistente sabe lo que no sabe, y lo dice.',
        'Si puede hacer algo: consultar un pedido, agendar una visita, registrar un reclamo.',
        'Si reconoce el momento de llamar a una persona.',
        'Si el cliente tiene claro con quién está hablando.',
      ],
    },
    { type: 'heading', text: 'Una prueba mejor para tu negocio' },
    {
      type: 'paragraph',
      text: 'Nadie le escribe a una tienda a las once de la noche para averiguar si le contesta un ser humano. Escribe para saber si queda la talla M. Por eso proponemos cambiar la tarea del juez: que no adivine quién habla, que compruebe si su problema quedó resuelto.',
    },
    {
      type: 'paragraph',
      text: 'Puedes hacerlo esta tarde. Toma diez conversaciones de la semana pasada, quita los nombres y pásaselas al asistente tal como llegaron, con sus faltas de ortografía y sus mensajes a medias. Luego mira tres cosas: cuántas resolvió sin ayuda, cuántas pasó a una persona a tiempo y en cuántas inventó. La tercera cifra debería ser cero antes de abrir el chat al público.',
    },
    { type: 'heading', text: 'Sonar natural y decir la verdad' },
    {
      type: 'paragraph',
      text: 'Que una máquina pueda pasar por persona trae una obligación: no usarlo para confundir. Nuestra recomendación es sencilla. El asistente se presenta como lo que es. Habla con naturalidad porque así se entiende mejor, no para disfrazarse. Y cuando una consulta se complica, detecta la complejidad, prepara el contexto y transfiere la conversación a alguien que ya sabe de qué se trata.',
    },
    {
      type: 'paragraph',
      text: 'Turing buscaba una manera de dejar de discutir y ponerse a probar. Sigue siendo un buen consejo. La máquina ya sabe conversar; ahora toca comprobar que sirve.',
    },
  ],
} as const satisfies ArticleText

export default turingTestBody
