import { object } from 'yup'
import type { ErrorsOf } from '../../contactDetails/domain/errors'
import {
  errorsBy,
  maximumLengths,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '../../contactDetails/domain/validation'
import type { ContactMessage } from './types'

const maximumSubject = 200

/** Escaped to the last character, a message still fits into the contact service's note. */
const maximumMessage = 1500

const messageSchema = object({
  name: requiredText(maximumLengths.name),
  email: requiredEmail(),
  company: optionalText(maximumLengths.company),
  phone: requiredPhone(),
  subject: optionalText(maximumSubject),
  message: requiredText(maximumMessage),
})

/** What is wrong with the contact form, by field (specification, section 5). */
export const validateMessage = (message: ContactMessage): ErrorsOf<ContactMessage> =>
  errorsBy(messageSchema, message)
