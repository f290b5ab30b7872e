import type { FieldErrors } from '@/features/contactDetails/domain/errors'
import { createSchema, getFieldErrors } from '@/features/contactDetails/domain/validation'
import { contactFields, type ContactMessage } from './contactFields'

const messageSchema = createSchema(contactFields)

/** The errors of the contact form, by field (requirements, section 5). */
export const validateMessage = (message: ContactMessage): FieldErrors<ContactMessage> =>
  getFieldErrors(messageSchema, message)
