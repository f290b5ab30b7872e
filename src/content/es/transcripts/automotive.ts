import type { Transcripts } from '@/content/transcripts'

export default {
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Me chocaron el auto estacionado y nadie dejó una nota. ¿Cuánto me sale arreglarlo?',
      },
      {
        from: 'user',
        type: 'image',
        imageUrl: '/pictures/chat/carDamage.svg',
        text: 'Foto de un auto con un golpe en la carrocería.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Siento lo que pasó. Dame la placa y busco tu modelo y las piezas que lleva.',
      },
      { from: 'user', type: 'text', text: 'KTR-482.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Hatchback, último servicio aquí en marzo. Las piezas que se ven en la foto están en el almacén. El precio lo da el taller: hay que mirar detrás del golpe.',
      },
      { from: 'user', type: 'text', text: '¿Y puedo manejarlo mientras tanto?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Eso no se juzga por una foto. Julián, el jefe de taller, te llama en diez minutos; ya tiene la placa y la imagen. Hasta entonces, déjalo donde está.',
      },
      { from: 'user', type: 'text', text: 'Bien. Guárdame un lugar esta semana.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Miércoles a las 8:15, con las piezas apartadas a tu nombre. Si tienes seguro, trae el número de siniestro y lo sumo al caso 1960.',
      },
    ],
  },
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: '¿Sigue disponible la SUV híbrida del anuncio? La gris.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Sigue. Llegó el lunes y nadie la ha apartado. ¿Para qué la quieres: ciudad, carretera o niños con mochila?',
      },
      { from: 'user', type: 'text', text: 'Lo tercero. Dos niños y un perro enorme.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Entonces mira el espacio de carga antes que el motor: 580 litros con los asientos puestos, y el piso sale para lavarlo.',
      },
      {
        from: 'user',
        type: 'audio',
        duration: '0:09',
        text: 'Me interesa. Una cosa: ¿reciben mi auto en parte de pago? Es un sedán 2017, tiene 92\u202f000 kilómetros y una raya en la puerta.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Lo recibimos. El valor lo pone un tasador con el auto delante; tarda 20 minutos, lo mismo que la prueba de manejo. ¿Hacemos las dos cosas el sábado?',
      },
      { from: 'user', type: 'text', text: 'Sábado a las 9:00. ¿Puede ir el perro?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Es quien más tiene que probarla. Te espera Natalia; ya sabe lo de la raya y va a poner una manta atrás.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'bot',
        type: 'text',
        text: 'Aviso del lunes: el taller estuvo lleno toda la semana y facturó un 9 % menos. Encontré por qué. ¿Te lo cuento?',
      },
      { from: 'user', type: 'text', text: 'Por favor. Yo pensaba que lleno era bueno.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Lleno no es lo mismo que productivo. Hubo 54 horas de elevador con un auto arriba y nadie trabajando, a la espera de un repuesto.',
      },
      { from: 'user', type: 'text', text: '¿De dónde sacas esas 54 horas?' },
      {
        from: 'bot',
        type: 'text',
        text: 'De cruzar las órdenes de trabajo con las entradas del almacén. Abre la 6630: auto arriba el martes, pastillas de freno en el almacén el viernes.',
      },
      { from: 'user', type: 'text', text: '¿Y siempre falta lo mismo?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Casi: pastillas, filtros de cabina y un sensor suman 38 de las 54 horas. En todos los casos se pidieron con el auto ya en el elevador.',
      },
      { from: 'user', type: 'text', text: 'Pidámoslos cuando se agenda la cita.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Desde hoy, cada cita nueva le avisa a repuestos qué pieza lleva. Esta semana faltan 9. El próximo lunes te digo cuántas de las 54 horas recuperamos.',
      },
    ],
  },
} as const satisfies Transcripts<'automotive'>
