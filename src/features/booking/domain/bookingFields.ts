import {
  companyField,
  emailField,
  getEmptyValues,
  nameField,
  phoneField,
  type ContactDetails,
  type FieldDefinition,
} from '@/features/contactDetails/domain/fields'
import { createValidate } from '@/features/contactDetails/domain/validation'

/** The fields of step 2, in order. Each name is a key of the `scheduledemo` dictionary. */
export const bookingFields: readonly FieldDefinition<Exclude<keyof ContactDetails, 'country'>>[] = [
  nameField,
  emailField,
  { ...companyField, isRequired: true },
  phoneField,
]

export const getEmptyDetails = (): ContactDetails => getEmptyValues(bookingFields)

/** The errors of step 2, by field (requirements, section 5). */
export const validateContactDetails = createValidate<ContactDetails>(bookingFields)
