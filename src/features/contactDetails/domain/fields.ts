import { defaultCountry } from '../../phone/domain/countries'

export type FieldKind = 'text' | 'email' | 'phone' | 'textarea'

/** A field of a form: its label is the text of that name in the form's own dictionary. */
export interface FieldDefinition<Name extends string = string> {
  readonly name: Name
  readonly kind: FieldKind
  readonly isRequired: boolean
  /** In characters, without the spaces around them. */
  readonly maxLength: number
  /** What browsers fill in. */
  readonly autoComplete?: string
}

/** The fields that every form has. Their lengths are what the contact service accepts. */
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
  autoComplete: 'tel-national',
} as const satisfies FieldDefinition

export const companyField = {
  name: 'company',
  kind: 'text',
  isRequired: false,
  maxLength: 200,
  autoComplete: 'organization',
} as const satisfies FieldDefinition

/** What is typed into a list of fields, and the country (ISO 3166) whose dial code is chosen. */
export type FieldValues<Name extends string> = Readonly<Record<Name | 'country', string>>

export const getEmptyValues = <Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  country: string = defaultCountry,
) =>
  ({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    country,
  }) as FieldValues<Name>
