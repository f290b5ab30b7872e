import { getEmptyMessage, type ContactMessage } from '../contactFields'

/** What the tests type into the contact form. */
export const typedMessage = {
  name: 'Lucía Fernández',
  email: 'lucia@tiendas-alba.example',
  company: 'Tiendas Alba',
  phone: '612 345 678',
  subject: 'Precios',
  message: '¿Qué incluye el plan Avanza?\n¿Y cuándo empezamos?',
} satisfies Partial<ContactMessage>

export const createContactMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  ...getEmptyMessage('ES'),
  ...typedMessage,
  ...fields,
})
