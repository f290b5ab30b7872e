import type { FieldErrors } from '@/features/contactDetails/domain/errors'
import type { ContactDetails } from '@/features/contactDetails/domain/types'
import { createSchema, getFieldErrors } from '@/features/contactDetails/domain/validation'
import { bookingFields } from './bookingFields'
import type { Appointment } from './types'

const detailsSchema = createSchema(bookingFields)

/** The errors of step 2, by field (requirements, section 5). */
export const validateContactDetails = (details: ContactDetails): FieldErrors<ContactDetails> =>
  getFieldErrors(detailsSchema, details)

/** The errors of step 1: date and time are both required (requirements, section 5). */
export const validateAppointment = (
  chosen: Partial<Pick<Appointment, 'date' | 'time'>>,
): 'error_select_datetime' | undefined =>
  chosen.date && chosen.time ? undefined : 'error_select_datetime'
