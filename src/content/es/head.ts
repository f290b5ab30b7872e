import { discountPercent } from '../plans'

export default {
  home_title: 'Asistentes de IA para empresas',
  home_description:
    'Asistentes de IA que atienden a tus clientes por WhatsApp, Instagram, Messenger y webchat, las 24 horas, en una sola bandeja de entrada.',
  home_keywords:
    'asistentes de IA, chatbot para empresas, atención al cliente, WhatsApp, automatización',
  scheduleDemo_title: 'Agenda una demo en vivo de asistentes de IA',
  scheduleDemo_description:
    'Elige día y hora para una demo en vivo de una hora con nuestro equipo y ejemplos de tu sector. Sin compromiso.',
  scheduleDemo_keywords: 'agendar demo, demo de asistente de IA, chatbot en vivo',
  howItWorks_title: 'Cómo funciona: tu asistente en cuatro pasos',
  howItWorks_description:
    'Análisis, diseño, implementación y optimización: los cuatro pasos para poner en marcha un asistente de IA. El más básico puede estar listo en 1 día.',
  howItWorks_keywords:
    'implementación de chatbot, análisis, diseño, optimización, integración con CRM',
  industries_title: 'Asistentes de IA para cada sector',
  industries_description:
    'Asistentes de IA para el sector financiero, el comercio, el sector automotriz y la salud. Mira qué resuelven en el tuyo.',
  industries_keywords:
    'asistentes de IA por sector, chatbot financiero, chatbot para comercio, chatbot para salud',
  financial_title: 'Asistentes de IA para el sector financiero',
  financial_description:
    'Consultas, solicitudes y cobros atendidos a cualquier hora, y una persona de tu equipo cuando el caso lo pide.',
  financial_keywords:
    'chatbot financiero, asistente de IA para bancos, cobranza, solicitudes de crédito',
  retail_title: 'Asistentes de IA para comercio y tiendas',
  retail_description:
    'Responde, recomienda y vende por WhatsApp, Instagram y tu tienda en línea, también cuando el local está cerrado.',
  retail_keywords:
    'chatbot para comercio, ventas por WhatsApp, tienda en línea, seguimiento de pedidos',
  automotive_title: 'Asistentes de IA para el sector automotriz',
  automotive_description:
    'Pruebas de manejo, citas de taller y repuestos: cada consulta con respuesta y cada cita en la agenda.',
  automotive_keywords: 'chatbot automotriz, pruebas de manejo, citas de taller, repuestos',
  health_title: 'Asistentes de IA para clínicas y salud',
  health_description:
    'Citas, recordatorios y resultados sin llamadas en espera. Objetivo: hasta un 60 % menos de citas médicas perdidas.',
  health_keywords: 'chatbot para salud, citas médicas, recordatorios, HIPAA, LGPD',
  pricing_title: 'Precios y planes de asistentes de IA',
  pricing_description: `Planes mensuales con ${discountPercent} % de descuento, todos con usuarios ilimitados e implementación incluida. Cancela cuando quieras y paga solo el mes en curso.`,
  pricing_keywords: 'precios de chatbot, planes de asistentes de IA, costo por conversación',
  privacy_title: 'Política de privacidad',
  privacy_description:
    'Qué datos recopilamos, para qué los usamos, con quién los compartimos y qué derechos tienes sobre ellos.',
  privacy_keywords: 'política de privacidad, protección de datos, derechos del usuario',
  blog_title: 'Blog de IA y atención al cliente',
  blog_description:
    'Noticias, guías y buenas prácticas sobre asistentes de IA y atención al cliente, con ejemplos para aplicar en tu negocio.',
  blog_keywords: 'blog de asistentes de IA, atención al cliente, automatización, tendencias',
  googleTerms_title: 'Términos de acceso al correo web',
  googleTerms_description:
    'Qué autorizas al conectar tu cuenta de correo web, cómo usamos esos datos y cómo retirar el permiso.',
  googleTerms_keywords: 'términos de correo web, permisos de la cuenta, revocar el acceso',
  search_title: 'Busca páginas, artículos y preguntas',
  search_description: 'Busca en las páginas, los artículos y las preguntas frecuentes del sitio.',
  appointment_title: 'Cambia o cancela tu demo',
  appointment_description: 'Revisa el día y la hora de tu demo, elige otra hora o cancélala.',
  notFound_title: 'Página no encontrada',
  notFound_description: 'La página que buscas no existe o cambió de dirección.',
} as const
