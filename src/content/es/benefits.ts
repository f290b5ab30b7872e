export default {
  title: 'Qué ganas si nadie espera',
  description:
    'Las preguntas de siempre dejan de hacer fila. Tu equipo recibe las que necesitan criterio.',
  items: [
    {
      title: 'Automatización',
      description:
        'Preguntas frecuentes, citas y pedidos se resuelven en el chat, sin copiar y pegar.',
    },
    {
      title: 'Menos costos',
      description: 'Más conversaciones con el mismo equipo, sin pagar por usuario.',
    },
    {
      title: 'Más conversiones',
      description: 'Quien pregunta recibe su respuesta mientras todavía quiere comprar.',
    },
    {
      title: 'Eficiencia operativa',
      description:
        'Asignación, etiquetas, notas internas y analítica en un solo lugar, con permisos por persona.',
    },
    {
      title: 'Disponible 24/7',
      description: 'De madrugada, en domingo y en plena campaña: tu asistente contesta.',
    },
  ],
} as const
