import { describeProcessors } from '../companyText'
import { proof } from '../proof'

/**
 * Written in Spanish only (requirements R8): the English section hands on the same text. It is the
 * owner's to confirm with counsel, what it says of IP addresses too. Its date is in the
 * section on changes.
 */
export default {
  writtenIn: 'es',
  title: 'Política de privacidad',
  lead: 'Qué sabe {{brand}} de ti cuando visitas este sitio, para qué lo usa y cómo puedes pedir que deje de hacerlo.',
  contents: 'Contenido',
  sections: [
    {
      title: 'Información que recopilamos',
      paragraphs: [
        'Recopilamos lo que tú nos das, lo mínimo para que el sitio funcione y, si lo aceptas, estadísticas:',
      ],
      points: [
        'Al escribirnos por el formulario de contacto: nombre, correo electrónico, teléfono, mensaje y tu zona horaria; la empresa y el asunto, si quieres.',
        'Al agendar una demo: nombre, correo electrónico, empresa, teléfono, el día y la hora elegidos, tu zona horaria y, si lo indicas, tu sector.',
        'En ambos casos, el sitio o la campaña que te trajo hasta aquí, si tu navegador o el enlace lo indican.',
        'Al cambiar o cancelar una demo: la hora que tenías y el motivo, si lo escribes.',
        'El idioma en el que navegas, para responderte en él.',
        'El país desde el que te conectas, para proponerte su código telefónico; no lo guardamos.',
        'Tu dirección IP, para frenar abusos: en la memoria de nuestros servidores, como máximo hasta que se reinician. No la guardamos con tus datos, aunque los registros del servidor web pueden incluirla.',
        'Si lo aceptas, las páginas que visitas, con fines estadísticos.',
      ],
    },
    {
      title: 'Uso de la información',
      paragraphs: ['Usamos tus datos para lo siguiente, y en cada caso decimos por qué:'],
      points: [
        'Responder a tu mensaje, porque nos escribiste.',
        'Organizar tu demo y enviarte por correo la confirmación, los recordatorios, los cambios y el enlace de la reunión, porque la agendaste.',
        'Dar seguimiento comercial a tu mensaje o a tu demo, por nuestro interés legítimo en atender a quien nos consulta. Puedes oponerte cuando quieras.',
        'Saber qué sitios y campañas nos dan a conocer, por nuestro interés legítimo en invertir donde sirve.',
        'Frenar abusos, por nuestro interés legítimo en que el sitio funcione.',
        'Entender, con estadísticas, qué partes del sitio se leen y cuáles no, solo si nos das tu permiso.',
      ],
    },
    {
      title: 'Con quién la compartimos',
      paragraphs: [
        'No vendemos tus datos. Los que escribes en un formulario los guardamos en nuestra base de datos y, cuando las usamos, en herramientas para gestionar contactos, oportunidades y reuniones, como un CRM o un calendario. Los correos sobre tu demo o tu mensaje salen por un proveedor de correo. Solo acceden a tus datos quienes los necesitan para atenderte.',
        'Si aceptas la analítica, tu navegador envía a Google Analytics qué páginas visitas. Estos proveedores pueden tratar los datos fuera de tu país. ' +
          describeProcessors(proof.company.processors),
        'También podemos entregarlos cuando una ley o una autoridad competente nos obligue.',
      ],
      points: [],
    },
    {
      title: 'Seguridad',
      paragraphs: [
        'El acceso a los datos de contacto está limitado a las personas que los necesitan, y las claves de nuestros sistemas no llegan a tu navegador.',
        'En tu dispositivo guardamos una sola cosa: el idioma que elegiste. La analítica funciona sin cookies, y tu respuesta se olvida cuando cierras o vuelves a cargar el sitio.',
        'Conservamos los datos mientras hagan falta para estos usos o hasta que nos pidas que los borremos. Si una ley nos obliga a guardar alguno más tiempo, lo conservamos solo para cumplirla.',
      ],
      points: [],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Los datos son tuyos. Si crees que no los tratamos bien, puedes reclamar ante la autoridad de protección de datos de tu país.',
        'Ante nosotros puedes, cuando quieras y sin costo:',
      ],
      points: [
        'Saber qué datos tuyos tenemos y recibir una copia.',
        'Pedir que corrijamos los que estén mal.',
        'Pedir que los borremos.',
        'Recibirlos en un formato que puedas llevar a otro proveedor.',
        'Oponerte a que los usemos para algo en concreto, como el seguimiento comercial.',
        'Retirar un permiso que nos diste.',
      ],
    },
    {
      title: 'Cambios en esta política',
      paragraphs: [
        'Si cambiamos la forma de tratar los datos, cambiaremos esta página y su fecha. Lo que vale es la versión publicada aquí: la de noviembre de 2026.',
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
