import type { ArticleSummary } from '../../../types'

const conversationalAssistantSummary = {
  title: 'Qué es un asistente conversacional y cómo elegir el tuyo',
  excerpt:
    'Una guía sin tecnicismos: en qué se diferencia de un menú de opciones, qué tareas puede asumir, qué conviene preparar y cuánto se tarda en tenerlo listo.',
  keywords: 'asistente conversacional, chatbot, guía de compra',
} as const satisfies ArticleSummary

export default conversationalAssistantSummary
