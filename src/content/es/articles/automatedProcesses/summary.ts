import type { ArticleSummary } from '../../../types'

const automatedProcessesSummary = {
  title: 'Cinco procesos internos que puedes automatizar',
  excerpt:
    'Vacaciones, selección, soporte interno, informes y copia de datos: cinco tareas que se repiten dentro de la empresa y que un asistente puede asumir.',
  keywords: 'automatización, procesos internos, productividad',
} as const satisfies ArticleSummary

export default automatedProcessesSummary
