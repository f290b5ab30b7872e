import { createContactDetails } from '@/features/contactDetails/domain/testing/contactDetails'
import type { ContactMessage } from '../contactFields'

export const createContactMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  ...createContactDetails(),
  subject: 'Precios',
  message: '¿Qué incluye el plan Avanza?',
  ...fields,
})
