import type { ArticleText } from '../../../types'

const metaVerificationBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Cuando conectas el WhatsApp de tu empresa con un proveedor, le confías algo delicado: la puerta por la que entran tus clientes. Es justo preguntar quién está del otro lado. Desde ahora hay una respuesta más. Meta, la empresa dueña de WhatsApp y de Instagram, nos verificó como proveedor.',
    },
    { type: 'heading', text: 'Qué dice una verificación' },
    {
      type: 'paragraph',
      text: 'Una verificación responde a una pregunta sencilla: ¿esta empresa es quien dice ser? En un mercado con muchos nombres nuevos y muchas promesas, esa respuesta vale más cuando no la da la propia empresa. Para quien contrata, es una duda menos en la lista.',
    },
    {
      type: 'paragraph',
      text: 'En el pie de este sitio verás una marca sobria que lo indica, con texto y sin logotipos ajenos. Es a propósito. Preferimos explicar lo que significa antes que adornarlo.',
    },
    { type: 'heading', text: 'Dos puertas de entrada' },
    {
      type: 'paragraph',
      text: 'El cambio se nota en dos integraciones. Las dos usan una API, que es un acuerdo entre sistemas: qué se puede pedir, de qué forma y con qué permiso.',
    },
    {
      type: 'list',
      items: [
        'La API de mensajería para empresas, la de WhatsApp. Por ella entran las consultas que tus clientes mandan al número de tu negocio, y por ella salen las respuestas.',
        'La API de la red de fotos, la de Instagram. Por ella los mensajes que llegan a tu perfil se suman a la misma bandeja que los demás.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Trabajar por esa vía tiene una consecuencia muy concreta. Nadie deja un teléfono enchufado en un cajón, con la sesión abierta, para que el negocio siga contestando.',
    },
    { type: 'heading', text: 'Más rápido' },
    {
      type: 'paragraph',
      text: 'Conectar un canal tiene una parte que se ve y otra que no. La que se ve es el asistente conversando. La otra es acreditar quién pide el acceso y para qué. Con un proveedor verificado, la integración con las dos API avanza más rápido, y el tiempo que se gana puede ir a lo que importa: preparar buenas respuestas.',
    },
    {
      type: 'paragraph',
      text: 'El resto del proyecto conserva sus cuatro pasos: análisis, diseño, implementación y optimización. Una solución básica está lista desde un día, y la mayoría de los proyectos toma menos de dos semanas.',
    },
    { type: 'heading', text: 'Más seguro' },
    {
      type: 'paragraph',
      text: 'Siempre hay atajos para automatizar un canal: programas que imitan los clics de una persona, cuentas prestadas, contraseñas pegadas en un chat. Funcionan hasta el día en que dejan de funcionar, y ese día el número que queda en el aire es el tuyo.',
    },
    {
      type: 'paragraph',
      text: 'Una integración por la API, hecha por un proveedor verificado, evita esos atajos. Y dentro de la bandeja, cada integrante de tu equipo tiene sus propios permisos. Sabes quién puede leer, quién puede responder y quién puede cambiar la configuración.',
    },
    { type: 'heading', text: 'Qué no cambia' },
    {
      type: 'paragraph',
      text: 'Una verificación no contesta mensajes. No mejora el tono de tu asistente, no reemplaza las pruebas y no le pone una insignia a tu propia cuenta: habla de nosotros, de quien hace la conexión. La calidad de cada conversación se sigue ganando como siempre, con buenas fuentes, revisión constante y una persona cerca cuando hace falta.',
    },
    { type: 'heading', text: 'Tres preguntas para cualquier proveedor' },
    {
      type: 'paragraph',
      text: 'Las respuestas te sirven aunque no trabajes con nosotros. Pídelas antes de firmar:',
    },
    {
      type: 'list',
      items: [
        '¿La conexión usa la API de la plataforma o un programa que finge ser una persona?',
        '¿Quién responde ante la plataforma, y cómo puedo comprobarlo?',
        'Si mañana cambio de proveedor, ¿cómo retiro el acceso y qué pasa con mi número?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Si te contestan rápido y lo entiendes a la primera, vas por buen camino. Si te piden la contraseña, cierra la ventana.',
    },
  ],
} as const satisfies ArticleText

export default metaVerificationBody
