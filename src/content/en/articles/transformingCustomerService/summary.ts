import type source from '../../../es/articles/transformingCustomerService/summary'
import type { Translation } from '../../../translation'

const transformingCustomerServiceSummary: Translation<typeof source> = {
  title: 'Transforming customer service without wearing out your team',
  excerpt:
    '42% less time to resolution, 37% more satisfaction and technical support 24/7. The working habits that belong behind figures like these.',
  keywords: 'customer service, time to resolution, satisfaction, 24/7 support',
}

export default transformingCustomerServiceSummary
