import { defaultCountry } from './countries'

export type FieldKind = 'text' | 'email' | 'phone' | 'textarea'

/** A form field. Its name is the key of its label in the form's dictionary. */
export interface FieldDefinition<Name extends string = string> {
  readonly name: Name
  readonly kind: FieldKind
  readonly isRequired: boolean
  /** In characters, after trimming. */
  readonly maxLength: number
  /** The HTML `autocomplete` attribute. */
  readonly autoComplete?: string
}

/** The fields that every form has. The contact service limits their lengths. */
export const nameField = {
  name: 'name',
  kind: 'text',
  isRequired: true,
  maxLength: 200,
  autoComplete: 'name',
} as const satisfies FieldDefinition

export const emailField = {
  name: 'email',
  kind: 'email',
  isRequired: true,
  maxLength: 200,
  autoComplete: 'email',
} as const satisfies FieldDefinition

export const phoneField = {
  name: 'phone',
  kind: 'phone',
  isRequired: true,
  maxLength: 40,
  // With its country code: a browser cannot fill in our picker, and a saved number may be of another country.
  autoComplete: 'tel',
} as const satisfies FieldDefinition

export const companyField = {
  name: 'company',
  kind: 'text',
  isRequired: false,
  maxLength: 200,
  autoComplete: 'organization',
} as const satisfies FieldDefinition

/** The values of a list of fields, and the country (ISO 3166) of the chosen dial code. */
export type FieldValues<Name extends string> = Readonly<Record<Name | 'country', string>>

/** What both forms ask of a visitor. */
export type ContactDetails = FieldValues<'name' | 'email' | 'company' | 'phone'>

export const getEmptyValues = <Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  country: string = defaultCountry,
) =>
  ({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    country,
  }) as FieldValues<Name>
