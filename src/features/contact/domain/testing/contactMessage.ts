import { contactDetails } from '../../../contactDetails/domain/testing/contactDetails'
import type { ContactMessage } from '../contactFields'

export const contactMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  ...contactDetails(),
  subject: 'Precios',
  message: '¿Qué incluye el plan Avanza?',
  ...fields,
})
