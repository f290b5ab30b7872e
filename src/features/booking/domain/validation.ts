import { object } from 'yup'
import type { ErrorsOf } from '../../contactDetails/domain/errors'
import type { ContactDetails } from '../../contactDetails/domain/types'
import {
  errorsBy,
  maximumLengths,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '../../contactDetails/domain/validation'
import type { Appointment } from './types'

const detailsSchema = object({
  name: requiredText(maximumLengths.name),
  email: requiredEmail(),
  company: requiredText(maximumLengths.company),
  phone: requiredPhone(),
})

/** What is wrong with step 2, by field (specification, section 5). */
export const validateContactDetails = (details: ContactDetails): ErrorsOf<ContactDetails> =>
  errorsBy(detailsSchema, details)

/** What is wrong with step 1: date and time are both needed (specification, section 5). */
export const validateAppointment = (
  chosen: Partial<Pick<Appointment, 'date' | 'time'>>,
): 'error_select_datetime' | undefined =>
  chosen.date && chosen.time ? undefined : 'error_select_datetime'
