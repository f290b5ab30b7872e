import type { ContactMessage } from '../contactFields'

/** What the tests type into the contact form. */
export const typedMessage: Omit<ContactMessage, 'country'> = {
  name: 'Lucía Fernández',
  email: 'lucia@tiendas-alba.example',
  company: 'Tiendas Alba',
  phone: '612 345 678',
  subject: 'Precios',
  message: '¿Qué incluye el plan Avanza?\n¿Y cuándo empezamos?',
}

export const createContactMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  ...typedMessage,
  country: 'ES',
  ...fields,
})
