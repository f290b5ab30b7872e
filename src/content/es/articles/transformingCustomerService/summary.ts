import type { ArticleSummary } from '../../../types'

const transformingCustomerServiceSummary = {
  title: 'Cómo transformar la atención al cliente sin agotar a tu equipo',
  excerpt:
    'Un 42 % menos de tiempo de resolución, un 37 % más de satisfacción y soporte técnico 24/7. Las prácticas que conviene tener detrás de esas cifras.',
  keywords: 'atención al cliente, tiempo de resolución, satisfacción, soporte 24/7',
} as const satisfies ArticleSummary

export default transformingCustomerServiceSummary
