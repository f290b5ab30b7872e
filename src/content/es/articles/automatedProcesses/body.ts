import type { ArticleText } from '../../../types'

const automatedProcessesBody = {
  body: [
    {
      type: 'paragraph',
      text: 'Casi todo lo que se escribe sobre asistentes mira hacia fuera, hacia el cliente. Ahora abre el chat interno de tu empresa y cuenta los mensajes que empiezan con “¿alguien sabe…?”. Ahí se van horas que no figuran en ningún presupuesto: preguntar, esperar, reenviar, copiar lo mismo en otra planilla.',
    },
    {
      type: 'paragraph',
      text: 'No todo se presta. Un proceso interno es buen candidato cuando cumple estas cuatro condiciones:',
    },
    {
      type: 'list',
      items: [
        'Se repite todas las semanas con pocas variaciones.',
        'Sigue reglas que alguien puede explicar en cinco minutos.',
        'Usa datos que ya están en un sistema: CRM, ERP, una hoja de cálculo o una API propia.',
        'Tiene un responsable capaz de decir si el resultado es correcto.',
      ],
    },
    { type: 'heading', text: '1. Vacaciones y permisos' },
    {
      type: 'paragraph',
      text: 'Una persona pregunta cuántos días le quedan. Recursos humanos abre la planilla, busca la fila y responde. Después llega la solicitud, más tarde la aprobación y por último alguien la anota en el calendario. Cuatro pasos para una frase.',
    },
    {
      type: 'paragraph',
      text: 'Un asistente puede dar el saldo al momento, recoger las fechas, avisar a quien aprueba y registrar el resultado. La decisión sigue siendo de una persona. Lo que desaparece es el ir y venir de correos.',
    },
    { type: 'heading', text: '2. Selección de personal' },
    {
      type: 'paragraph',
      text: 'Publicar una vacante es fácil. Lo pesado viene después: candidatos que preguntan por el horario, documentos que faltan, entrevistas que pasan del martes al jueves y vuelven al martes. Mientras tanto, la persona que querías contratar recibe otra oferta.',
    },
    {
      type: 'paragraph',
      text: 'HRHelper, nuestro asistente de recursos humanos, lleva esa parte: contesta dudas, pide lo que falta y coordina agendas. El tiempo de contratación se reduce un 68 %. La entrevista y la elección quedan donde deben, en manos del equipo.',
    },
    { type: 'heading', text: '3. Soporte interno' },
    {
      type: 'paragraph',
      text: 'La impresora, la clave vencida, el acceso a una carpeta. Son incidentes pequeños, pero cada uno detiene a dos personas: la que no puede trabajar y la que deja lo suyo para ayudarla.',
    },
    {
      type: 'paragraph',
      text: 'Un asistente guía paso a paso las soluciones conocidas. Cuando no alcanzan, escala el caso con lo que el especialista va a necesitar: qué equipo es, qué error aparece, qué se probó ya. Así recibe menos casos y mejor contados, y puede dedicarse a los que no tienen receta.',
    },
    { type: 'heading', text: '4. El informe de cada lunes' },
    {
      type: 'paragraph',
      text: '¿Cuánto vendimos la semana pasada? ¿Qué sucursal bajó? ¿Cuántas consultas quedaron abiertas? Las preguntas no cambian, y siempre hay alguien exportando tablas para contestarlas. A veces el informe llega cuando la reunión ya terminó.',
    },
    {
      type: 'paragraph',
      text: 'DataAnalyst responde en lenguaje corriente, con una precisión analítica del 96 %. Conviene pedirle que muestre de dónde sale cada número: quien decide puede comprobarlo, y el analista reserva la mañana para las preguntas nuevas.',
    },
    { type: 'heading', text: '5. Copiar datos de un sistema a otro' },
    {
      type: 'paragraph',
      text: 'Alguien toma un pedido en el chat, lo escribe en el CRM, lo repite en el ERP y lo resume en una hoja de cálculo. Cada copia es una ocasión para cambiar un dígito. Y cuando dos sistemas dicen cosas distintas, hay que volver al chat para averiguar cuál miente.',
    },
    {
      type: 'paragraph',
      text: 'Con los sistemas integrados, el asistente anota el dato una vez, durante la conversación, y lo lleva a donde haga falta. Si algo no cuadra, como un documento incompleto o un código que no existe, pregunta antes de guardar.',
    },
    {
      type: 'paragraph',
      text: 'Esos son los cinco procesos. Cada uno puede abordarse por separado y en el orden que mejor se ajuste a las prioridades de la empresa.',
    },
  ],
} as const satisfies ArticleText

export default automatedProcessesBody
