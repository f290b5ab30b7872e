import { CrmRefusal, CrmUnavailable } from '../crm/crm'
import { getField } from '../getField'
import type { Recipient } from './recipients'
import type { Job } from '../records/jobs'

const getCauses = (error: unknown): unknown[] =>
  error === undefined ? [] : [error, ...getCauses(getField(error, 'cause'))]

/** A code of the system, of nodemailer or of a response. Texts of the other side are none. */
const isCode = (code: unknown) =>
  (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,40}$/.test(code)) ||
  (Number.isInteger(code) && Number(code) >= 100 && Number(code) < 600)

/**
 * Names a failure by its codes, for example `EAUTH 535`. Its message is not for the log: it quotes what
 * the other side said, and so perhaps an e-mail address or a password.
 * Those about the CRM quote nothing.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof CrmUnavailable || error instanceof CrmRefusal) return error.message
  const codes = getCauses(error).flatMap((each) => [
    getField(each, 'name') === 'TimeoutError' && 'ETIMEDOUT',
    ...['originalCode', 'code', 'responseCode'].map((name) => getField(each, name)),
  ])
  return [...new Set(codes.filter(isCode))].join(' ') || 'no code'
}

const kinds: Readonly<Record<Recipient, string>> = {
  visitor: 'mail to the visitor',
  owner: 'mail to the owner',
  webhook: 'webhook',
  crm: 'delivery to the CRM',
  reminder: 'reminder to the visitor',
}

/** For example `The mail to the visitor (booking.created, number 33)`. */
export const describeJob = ({ recipient, event }: Job): string =>
  `The ${kinds[recipient]} (${event.type}, number ${event.number})`
