import {
  companyField,
  emailField,
  getEmptyValues,
  nameField,
  phoneField,
  type FieldDefinition,
  type FieldValues,
} from '@/features/contactDetails/domain/fields'
import { createValidate } from '@/features/contactDetails/domain/validation'

const fields = [
  nameField,
  emailField,
  { ...companyField, isRequired: true },
  phoneField,
] as const satisfies readonly FieldDefinition[]

type BookingFieldName = (typeof fields)[number]['name']

export type BookingDetails = FieldValues<BookingFieldName>

/** The fields of step 2, in order. Each name is a key of the `scheduledemo` dictionary. */
export const bookingFields: readonly FieldDefinition<BookingFieldName>[] = fields

export const getEmptyDetails = (): BookingDetails => getEmptyValues(bookingFields)

/** The errors of step 2, by field (requirements, section 5). */
export const validateBookingDetails = createValidate<BookingDetails>(bookingFields)
