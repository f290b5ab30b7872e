import {
  companyField,
  emailField,
  getEmptyValues,
  nameField,
  phoneField,
  type FieldDefinition,
  type FieldValues,
} from '@/features/contactDetails/domain/fields'
import { createValidationSchema } from '@/features/contactDetails/domain/validation'

/** The fields of step 2, in order. Each name is a key of the `scheduledemo` dictionary. */
export const bookingFields = [
  nameField,
  emailField,
  { ...companyField, isRequired: true },
  phoneField,
] as const satisfies readonly FieldDefinition[]

export type BookingDetails = FieldValues<(typeof bookingFields)[number]['name']>

export const getEmptyDetails = (): BookingDetails => getEmptyValues(bookingFields)

/** The rules of step 2 (requirements, section 5). */
export const bookingFormSchema = createValidationSchema(bookingFields)
