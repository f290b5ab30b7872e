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

export interface ContactField<
  Name extends string = ContactFieldName,
> extends FieldDefinition<Name> {
  readonly isFullWidth?: boolean
  /** The Spanish label of the value in the CRM note. A field without it is left out of the note. */
  readonly noteLabel?: string
}

const fields = [
  nameField,
  emailField,
  phoneField,
  companyField,
  { name: 'subject', kind: 'text', isRequired: false, maxLength: 200, isFullWidth: true },
  {
    name: 'message',
    kind: 'textarea',
    isRequired: true,
    // Even if every character is escaped, the text fits into a note of the contact service.
    maxLength: 1500,
    isFullWidth: true,
    noteLabel: 'Mensaje',
  },
] as const satisfies readonly ContactField<string>[]

export type ContactFieldName = (typeof fields)[number]['name']

export type ContactMessage = FieldValues<ContactFieldName>

/**
 * The fields of the contact form, in order. The form, the validation and the note are generated from
 * this list. Each name is a key of the `contact` dictionary.
 */
export const contactFields: readonly ContactField[] = fields

/**
 * An empty form, except for the country, which is kept after a message (requirements, section 4).
 */
export const getEmptyMessage = (country?: string): ContactMessage =>
  getEmptyValues(contactFields, country)

/** The rules of the contact form (requirements, section 5). */
export const messageFormSchema = createValidationSchema(contactFields)
