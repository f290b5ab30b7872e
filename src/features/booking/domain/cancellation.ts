import type { FieldDefinition } from '@/features/contactDetails/domain/fields'
import type { FieldErrors } from '@/features/contactDetails/domain/errors'
import { createSchema, getFieldErrors } from '@/features/contactDetails/domain/validation'
import type { Cancellation } from '@/contactService/schemas/requests'

/** What is asked when a demo is cancelled. */
export interface CancellationForm {
  readonly reason: string
}

/** The contact service takes no longer reasons. */
export const reasonField = {
  name: 'reason',
  kind: 'textarea',
  isRequired: false,
  maxLength: 500,
} as const satisfies FieldDefinition

const schema = createSchema([reasonField])

export const validateCancellation = (form: CancellationForm): FieldErrors<CancellationForm> =>
  getFieldErrors(schema, form)

/** Without a reason nothing is sent. */
export const toCancellation = ({ reason }: CancellationForm): Cancellation | undefined =>
  reason.trim() === '' ? undefined : { reason: reason.trim() }
