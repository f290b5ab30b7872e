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

/** The rules of step 2 (requirements, section 5). */
export const bookingFormSchema = createValidationSchema(bookingFields)
