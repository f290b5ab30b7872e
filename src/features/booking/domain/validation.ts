import type { FieldErrors } from '@/features/contactDetails/domain/errors'
import type { ContactDetails } from '@/features/contactDetails/domain/types'
import { createSchema, getFieldErrors } from '@/features/contactDetails/domain/validation'
import { bookingFields } from './bookingFields'

const detailsSchema = createSchema(bookingFields)

/** The errors of step 2, by field (requirements, section 5). */
export const validateContactDetails = (details: ContactDetails): FieldErrors<ContactDetails> =>
  getFieldErrors(detailsSchema, details)
