/**
 * Words by which visitors look for a page, or a section of one, that doesn't say them itself, between
 * commas. `ignored` are words that say nothing about what is looked for.
 */
export default {
  ignored:
    'a, al, algo, como, con, cual, cuando, de, del, donde, el, en, es, esta, hay, la, las, lo, los, me, mi, mis, necesito, o, para, por, puedo, que, quiero, se, si, sin, son, su, sus, tengo, tiene, tienen, tu, tus, un, una, uno, y, ya',
  home: 'inicio, portada, chatbot, bot, agente virtual, inteligencia artificial, IA',
  scheduleDemo:
    'agendar, reservar, reserva, demostración, demo, cita, reunión, videollamada, horario, hora, atención, disponibilidad, calendario, prueba, probar',
  howItWorks: 'funcionamiento, pasos, proceso, puesta en marcha, cómo funciona',
  industries: 'rubros, sectores, industrias',
  financial:
    'banco, bancos, seguros, aseguradora, crédito, préstamo, financiación, fintech, finanzas, cobros',
  retail: 'tienda, ecommerce, comercio electrónico, ventas, catálogo, carrito, moda, supermercado',
  automotive: 'automoción, autos, carros, coches, concesionario, taller, repuestos, vehículos',
  health:
    'clínica, hospital, médico, doctor, consultorio, dentista, paciente, cita, turno, sanidad, sanitario',
  pricing:
    'precio, precios, tarifa, costo, coste, cuánto cuesta, cuánto vale, valor, plan, planes, mensualidad, presupuesto, cotización, descuento, comprar, contratar',
  privacy: 'RGPD, seguridad, LOPD, protección de datos, cookies, datos personales',
  blog: 'noticias, novedades, artículos, guías',
  googleTerms: 'Gmail, Google, correo web, permisos, condiciones, términos',
  contact:
    'contacto, contactar, escribir, correo, email, mensaje, teléfono, número, llamar, dirección, ayuda, soporte, ventas, tlf, info',
  channels:
    'WhatsApp, wasap, Instagram, Facebook, Messenger, webchat, correo, redes sociales, canales, omnicanal, bandeja',
  availability: '24x7, 24h, siempre abierto',
  assistants: 'asistentes, bots, chatbots, agentes',
  pickerbot: 'recomendaciones, dependiente',
  salesbot: 'vendedor, comercial',
  supportpro: 'soporte técnico',
  dataanalyst: 'analítica, informes',
  hrhelper: 'RRHH, selección, personal',
  handoff: 'persona, humano, agente humano, transferir, derivar, escalar',
  integrations: 'integración, integrar, conectar, conexión, API, CRM, ERP, Excel, webhook',
  implementation: 'implementación, instalación, configuración, capacitación, puesta en marcha',
  implementation_time: 'tiempo, plazo, duración, cuánto tarda',
  cancellation: 'cancelar, cancelación, baja, permanencia, contrato, reembolso, devolución',
  plans: 'plan, planes, precio, precios',
  enterprise: 'corporativo, empresas grandes, gran empresa, corporación, a medida, ilimitado',
} as const
