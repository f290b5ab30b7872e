import type { FieldDefinition } from '@/features/contactDetails/domain/fields'
import type { FieldErrors } from '@/features/contactDetails/domain/errors'
import { createSchema, getFieldErrors } from '@/features/contactDetails/domain/validation'
import type { Cancellation } from '@/contactService/schemas/requests'

/** The values of the form that cancels a demo. */
export interface CancellationForm {
  readonly reason: string
}

/** `maxLength` is the limit of the contact service. */
export const reasonField = {
  name: 'reason',
  kind: 'textarea',
  isRequired: false,
  maxLength: 500,
} as const satisfies FieldDefinition

const schema = createSchema([reasonField])

export const validateCancellation = (form: CancellationForm): FieldErrors<CancellationForm> =>
  getFieldErrors(schema, form)

/** Returns the request's body; undefined, so that the request has none, if the reason is blank. */
export const toCancellation = ({ reason }: CancellationForm): Cancellation | undefined =>
  reason.trim() === '' ? undefined : { reason: reason.trim() }
