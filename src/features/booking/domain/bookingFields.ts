import {
  companyField,
  emailField,
  getEmptyValues,
  nameField,
  phoneField,
  type FieldDefinition,
} from '@/features/contactDetails/domain/fields'
import type { ContactDetails } from '@/features/contactDetails/domain/types'

type BookingFieldName = Exclude<keyof ContactDetails, 'country'>

/** The fields of step 2, in order. Each name is a key of the `scheduledemo` dictionary. */
export const bookingFields: readonly FieldDefinition<BookingFieldName>[] = [
  nameField,
  emailField,
  { ...companyField, isRequired: true },
  phoneField,
]

export const getEmptyDetails = (): ContactDetails => getEmptyValues(bookingFields)
