/**
 * Written in Spanish only (requirements R8): the English section hands on the same text. It is the
 * owner's to confirm with counsel, what it says of IP addresses too (docs/content.md).
 */
const privacy = {
  writtenIn: 'es',
  title: 'Política de privacidad',
  lead: 'Qué sabe {{brand}} de ti cuando visitas este sitio, para qué lo usa y cómo puedes pedir que deje de hacerlo.',
  contents: 'Contenido',
  sections: [
    {
      title: 'Información que recopilamos',
      paragraphs: ['Recopilamos lo que tú nos das y lo mínimo para que el sitio funcione:'],
      points: [
        'Al escribirnos por el formulario de contacto: nombre, correo electrónico, teléfono y mensaje; la empresa y el asunto, si quieres.',
        'Al agendar una demo: nombre, correo electrónico, empresa, teléfono, el día y la hora elegidos, tu zona horaria y, si lo indicas, tu sector.',
        'El idioma en el que navegas, para responderte en él.',
        'El país desde el que te conectas, para proponerte su código telefónico.',
        'Tu dirección IP, solo en la memoria del servidor y para frenar abusos: unos minutos o, si agendas una demo, hasta que pase. No la guardamos con tus datos.',
        'Si lo aceptas, las páginas que visitas, con fines estadísticos.',
      ],
    },
    {
      title: 'Uso de la información',
      paragraphs: [
        'Los tratamos porque nos los das para que te respondamos o te mostremos el producto; la analítica, solo con tu permiso. Usamos esos datos para:',
      ],
      points: [
        'Responder a tu mensaje.',
        'Organizar la demo que agendaste.',
        'Dar seguimiento comercial a tu mensaje o a tu demo.',
        'Entender, con estadísticas, qué partes del sitio se leen y cuáles no.',
      ],
    },
    {
      title: 'Con quién la compartimos',
      paragraphs: [
        'No vendemos tus datos. Los que escribes en un formulario los guardamos en el CRM con el que gestionamos contactos, oportunidades y reuniones; solo acceden a ellos quienes los necesitan para atenderte.',
        'Si aceptas la analítica, tu navegador envía a Google Analytics qué páginas visitas. Estos proveedores pueden tratar los datos fuera de tu país.',
        'También podemos entregarlos cuando una ley o una autoridad competente nos obligue.',
      ],
      points: [],
    },
    {
      title: 'Seguridad',
      paragraphs: [
        'El acceso a los datos de contacto está limitado a las personas que los necesitan, y las claves del CRM nunca llegan a tu navegador.',
        'En tu dispositivo guardamos una sola cosa: el idioma que elegiste. La analítica funciona sin cookies y el sitio no recuerda tu respuesta.',
        'Conservamos los datos mientras hagan falta para estos fines o hasta que pidas borrarlos.',
      ],
      points: [],
    },
    {
      title: 'Tus derechos',
      paragraphs: ['Los datos son tuyos. Cuando quieras puedes pedirnos:'],
      points: [
        'Saber qué datos tuyos tenemos y recibir una copia.',
        'Corregir los que estén mal.',
        'Borrarlos.',
        'Dejar de usarlos para un fin concreto, o retirar un permiso que nos diste.',
        'Reclamar ante la autoridad de protección de datos de tu país, si crees que no los tratamos bien.',
      ],
    },
    {
      title: 'Cambios en esta política',
      paragraphs: [
        'Si cambiamos la forma de tratar los datos, cambiaremos esta página. Lo que vale es la versión publicada aquí.',
      ],
      points: [],
    },
    {
      title: 'Contacto',
      paragraphs: [
        'El responsable de estos datos es {{company}}. Para ejercer tus derechos o preguntar lo que sea sobre esta política, escríbenos a {{email}}.',
      ],
      points: [],
    },
  ],
} as const

export default privacy
