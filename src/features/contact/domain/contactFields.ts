import {
  companyField,
  emailField,
  getEmptyValues,
  nameField,
  phoneField,
  type FieldDefinition,
  type FieldValues,
} from '../../contactDetails/domain/fields'

export interface ContactField<
  Name extends string = ContactFieldName,
> extends FieldDefinition<Name> {
  /** Takes a row of its own. */
  readonly isFullWidth?: boolean
  /** Shows how many characters are left when few are (requirements R39). */
  readonly hasCounter?: boolean
  /** Under what name, in Spanish, the note in the CRM holds the value; fields without it are not there. */
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
    // Even escaped to the last character, it fits into the contact service's note.
    maxLength: 1500,
    isFullWidth: true,
    hasCounter: true,
    noteLabel: 'Mensaje',
  },
] as const satisfies readonly ContactField<string>[]

export type ContactFieldName = (typeof fields)[number]['name']

/** What a visitor types into the contact form. */
export type ContactMessage = FieldValues<ContactFieldName>

/**
 * The fields of the contact form, in their order. The form, its skeleton, the validation and the
 * note are made from this list. Each name is a key of the `contact` dictionary.
 */
export const contactFields: readonly ContactField[] = fields

/** An empty form but for the country, which is kept after a message (requirements, section 4). */
export const getEmptyMessage = (country?: string): ContactMessage =>
  getEmptyValues(contactFields, country)
