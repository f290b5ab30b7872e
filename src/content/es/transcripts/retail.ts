import type { Transcripts } from '@/content/transcripts'

export default {
  salesbot: {
    messages: [
      {
        from: 'user',
        type: 'image',
        imageUrl: '/pictures/chat/sneakers.svg',
        text: 'Captura de unas zapatillas deportivas, vistas de lado.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'Las vi anoche en su historia. ¿Las tienen en 39? Quiero empezar a correr.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Quedan dos pares en 39, a $64. Pero te aviso: ese modelo es para caminar. Para correr te recomiendo otro de la misma marca.',
      },
      { from: 'user', type: 'text', text: 'Ah. ¿Cuál y cuánto más?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Uno con la suela más alta y los mismos colores. Cuesta $72: ocho más. Si en 30 días no te convence, lo cambias sin costo.',
      },
      { from: 'user', type: 'text', text: 'Me llevo ese. ¿Llega para el sábado?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Si pagas hoy antes de las 18:00, llega el viernes. Te guardo el par una hora: aquí va el enlace de pago.',
      },
      { from: 'user', type: 'text', text: 'Pagado.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Pedido 30941 confirmado. La etiqueta de cambio va en la caja. El sábado, entonces, ya no hay excusa.',
      },
    ],
  },
  pickerbot: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Busco pintura verde salvia mate para el cuarto del bebé. Pinto este sábado.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Lindo color para despertarse. ¿Cuánto mide el cuarto? Así no te falta a media pared.',
      },
      { from: 'user', type: 'text', text: '3 por 4 metros. Solo paredes, dos manos.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Entonces son dos latas de 3 litros. Del salvia mate me queda una y la próxima entra el martes. Para el sábado tengo dos de cualquiera de estas:',
        withFlow: true,
      },
      {
        from: 'user',
        type: 'text',
        text: '{{alternative}}. Y un rodillo, que el mío ya no pinta: raya.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Anotado. Pedido 8126: dos latas de 3 litros y un rodillo. Llega el viernes de 9:00 a 13:00, a tiempo para cubrir el piso.',
      },
    ],
    alternatives: [
      { name: 'Verde salvia satinado', priceNote: 'mismo precio' },
      { name: 'Verde salvia mate lavable', priceNote: '+$3.00 por lata' },
      { name: 'Verde eucalipto mate', priceNote: '$2.00 menos por lata' },
    ],
  },
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'Compré una cafetera hace diez días y no calienta. ¿Todavía la puedo cambiar?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Estás a tiempo: son 30 días. Mándame una foto del recibo o el número de compra, lo que tengas más a mano.',
      },
      {
        from: 'user',
        type: 'image',
        imageUrl: '/pictures/chat/receipt.svg',
        text: 'Foto de un recibo de compra.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Gracias. Compra 512087, cafetera de goteo, $58. Antes de cambiarla, una prueba de un minuto: ¿se enciende la luz al conectarla?',
      },
      { from: 'user', type: 'text', text: 'Nada. Probé en tres enchufes.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Entonces es la cafetera, no tu casa. Tú eliges: te la cambiamos mañana a domicilio o te devolvemos los $58 a la tarjeta.',
      },
      { from: 'user', type: 'text', text: 'Cámbienla. Pero llego a casa después de las 6.' },
      {
        from: 'bot',
        type: 'text',
        text: 'De 18:00 a 20:00, entonces. El repartidor deja la nueva y se lleva la otra, con caja o sin ella. Cambio 7714: te escribo cuando esté cerca.',
      },
    ],
  },
  dataanalyst: {
    messages: [
      {
        from: 'user',
        type: 'audio',
        duration: '0:07',
        text: 'Estoy descargando el camión y ahora no puedo leer. ¿Qué se nos acaba antes del fin de semana largo?',
      },
      {
        from: 'bot',
        type: 'audio',
        duration: '0:12',
        text: 'Dos cosas. Sombrillas de playa: quedan doce y se venden nueve al día. Y hieleras: hay cuarenta, pero treinta y una están en la otra tienda.',
      },
      {
        from: 'user',
        type: 'text',
        text: 'Listo, camión vacío. ¿De dónde sale lo de nueve al día?',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'Del punto de venta: el promedio de los últimos cuatro fines de semana largos. Dejé fuera uno en que llovió los tres días.',
      },
      { from: 'user', type: 'text', text: '¿Y por chat qué piden?' },
      {
        from: 'bot',
        type: 'text',
        text: 'Sombrillas, más que nada. Cuando la respuesta es “sí hay” y llega enseguida, la conversión sube hasta el 40 %. Con “agotado” nadie compra.',
      },
      { from: 'user', type: 'text', text: 'Compra 60 sombrillas, entonces.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Comprar le toca a Beatriz. Le dejé el borrador: 60 sombrillas y el traslado de las 31 hieleras, con las cuentas al lado. Solo falta su firma.',
      },
    ],
  },
} as const satisfies Transcripts<'retail'>
