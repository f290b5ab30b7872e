import type { ContactDetails } from '../fields'

export const createContactDetails = (fields: Partial<ContactDetails> = {}): ContactDetails => ({
  name: 'Ana García',
  email: 'ana@acme.example',
  company: 'Acme',
  country: 'ES',
  phone: '612 345 678',
  ...fields,
})
