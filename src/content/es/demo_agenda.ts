/** What happens in a demo. The owner confirms or changes these defaults, in both languages. */
export default {
  title: 'Qué pasa en la demo',
  items: [
    {
      title: 'Quién asiste',
      description:
        'Una persona de nuestro equipo. Del tuyo, quien atiende a los clientes y quien toma la decisión.',
    },
    {
      title: 'Cómo se reparte la hora',
      description:
        '15 minutos para entender cómo atiendes hoy, 30 para ver un asistente en vivo y 15 para preguntas y precio.',
    },
    {
      title: 'Qué conviene traer',
      description: 'Tres preguntas reales de tus clientes. No hace falta instalar nada.',
    },
    {
      title: 'Después de la demo',
      description:
        'Te enviamos por correo un resumen con los próximos pasos y el precio. Sin compromiso.',
    },
  ],
} as const
