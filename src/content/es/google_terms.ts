export default {
  title: 'Términos de acceso al correo web',
  lead: 'Lo que le permites a {{brand}} cuando conectas tu cuenta de correo, lo que hacemos con ese acceso y cómo retirarlo.',
  last_updated: 'Última actualización:',
  contents: 'Contenido',
  sections: [
    {
      title: 'Qué autorizas',
      paragraphs: ['Al conectar tu cuenta de correo web, nos permites acceder a ella para:'],
      points: [
        'Leer los metadatos de tus correos, como remitente, destinatario, fecha y asunto.',
        'Enviar correos en tu nombre.',
        'Gestionar tus etiquetas y carpetas.',
      ],
    },
    {
      title: 'Uso de los datos',
      paragraphs: [
        'Usamos ese acceso únicamente para las funciones que ves en {{brand}}: mostrar la lista de tus correos junto a los demás canales, mantenerla en orden y enviar correos desde la misma bandeja.',
      ],
      points: [],
    },
    {
      title: 'Privacidad',
      paragraphs: ['Así protegemos tu correo:'],
      points: [
        'No almacenamos el contenido completo de tus correos.',
        'Los datos se protegen con cifrado.',
        'El acceso de nuestro personal es limitado.',
      ],
    },
    {
      title: 'Cómo retirar el permiso',
      paragraphs: ['Puedes revocar el acceso en cualquier momento, por la vía que prefieras:'],
      points: [
        'En la configuración de tu cuenta de correo web.',
        'En tu panel de {{brand}}.',
        'Escribiendo a soporte: {{email}}.',
      ],
    },
    {
      title: 'Cumplimiento',
      paragraphs: ['Al tratar estos datos:'],
      points: [
        'El uso que hace {{brand}} de la información recibida de las API de Google, y su transferencia a cualquier otra aplicación, cumple la {{googlePolicy: Política de Datos del Usuario de los Servicios de las API de Google}}, incluidos los requisitos de uso limitado.',
        'Cumplimos la política de datos de usuario de la API de tu proveedor de correo web.',
        'Limitamos su divulgación a lo necesario para prestarte el servicio.',
        'Usamos el contenido restringido, según lo clasifica Google, solo para las funciones ya descritas: nunca para publicidad, para venderlo ni para entrenar modelos de IA generales.',
        'Respetamos el Reglamento General de Protección de Datos (RGPD).',
      ],
    },
    {
      title: 'Consentimiento',
      paragraphs: [
        'Al hacer clic en “Autorizar” o en “Conectar con Gmail”, aceptas estos términos.',
        'Debes ser el titular legítimo de la cuenta que conectas.',
      ],
      points: [],
    },
    {
      title: 'Soporte',
      paragraphs: [
        '¿Tienes una duda sobre estos términos o sobre tu cuenta? Escríbenos a {{email}}.',
      ],
      points: [],
    },
  ],
} as const
