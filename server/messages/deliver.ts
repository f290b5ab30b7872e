import { hideTokens } from '../bookingLinks'
import { CrmError, CrmRefusal, CrmUnavailable, settleMs } from '../crm/crm'
import { getRootMessage, getField } from '../errors'
import type { SiteContext } from '../records/database'
import { getRetryMinutes, type Jobs, type Job } from '../records/jobs'
import { minuteMs } from '../time'
import type { Recipient } from './events'

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
  if (error instanceof CrmError) return error.message
  const codes = getCauses(error).flatMap((each) => [
    getField(each, 'name') === 'TimeoutError' && 'ETIMEDOUT',
    ...['originalCode', 'code', 'responseCode'].map((name) => getField(each, name)),
  ])
  return [...new Set(codes.filter(isCode))].join(' ') || 'no code'
}

const kinds: Readonly<Record<Recipient, string>> = {
  visitor: 'mail to the visitor',
  owner: 'mail to the owner',
  host: 'mail to the host',
  webhook: 'webhook',
  crm: 'delivery to the CRM',
  reminder: 'reminder to the visitor',
}

/** For example `The mail to the visitor (booking.created, number 33)`. */
const describeJob = ({ recipient, event }: Job): string =>
  `The ${kinds[recipient]} (${event.type}, number ${event.number})`

/** The part of a mail's Message-ID that tells it from others: the same job gives the same one. */
export const getMailId = ({ event, recipient }: Job): string => `${event.id}-${recipient}`

/**
 * What was to be sent is not true any more, or comes too late. Without a message it has no recipient, which nobody
 * has to hear of.
 */
export class Obsolete extends Error {}

/**
 * Sends an event to one kind of recipient. The signal ends an attempt that has taken too long.
 *
 * @throws {Obsolete} if it is not to be sent any more
 */
export type Send = (job: Job, signal: AbortSignal) => Promise<void>

interface Delivery extends Pick<SiteContext, 'now' | 'report'> {
  readonly jobs: Jobs
  readonly recipient: Recipient
  /** Undefined if the owner configured none: then its jobs are dropped. */
  readonly send: Send | undefined
}

/**
 * How long an attempt may take, so that a recipient that sends a byte now and then holds up nothing. No shorter limit:
 * a mail or webhook that is accepted slowly would be sent again.
 */
const maxSendMs = minuteMs

/** Instances and jobs that failed together are not tried again together. */
const addJitter = (milliseconds: number) => milliseconds * (1 - Math.random() / 10)

/** When to try again after this number of failures; undefined to give up. */
function getRetryTime(
  { recipient }: Job,
  { error, failures, now }: { error: unknown; failures: number; now: number },
): number | undefined {
  if (error instanceof CrmRefusal) return undefined
  const minutes = getRetryMinutes(recipient, failures)
  if (minutes === undefined) return undefined
  // By then the CRM takes calls again, if there were too many, and has carried out a call whose answer was lost.
  const shortest = error instanceof CrmUnavailable ? settleMs : 0
  return now + Math.max(addJitter(minutes * minuteMs), shortest)
}

/** Stores a failure with the job, and reports the first and the last one. */
async function recordFailure(
  { jobs, now, report }: Omit<Delivery, 'recipient' | 'send'>,
  job: Job,
  error: unknown,
): Promise<void> {
  const failures = job.attempts + 1
  const retryAt = getRetryTime(job, { error, failures, now: now() })
  const failure = { error: hideTokens(getRootMessage(error)), retryAt }
  if (!(await jobs.markFailed(job.id, failure))) return
  const reason = describeFailure(error)
  if (!retryAt) {
    report(
      `${describeJob(job)} is given up: ${reason}. \`npm run contacts -- --check\` may say why, \`npm run contacts -- --retry\` tries again.`,
    )
  } else if (failures === 1) {
    report(`${describeJob(job)} could not be sent: ${reason}. It is tried again.`)
  }
}

/**
 * Returns a function that sends the recipient's job that is due first; it returns false if none is due. A failure
 * is stored with the job. If the database goes away meanwhile, the next call first marks what was sent: otherwise
 * it would be sent again, as it is if the process ends before.
 */
export function createJobSender({ jobs, recipient, send, now, report }: Delivery) {
  let sent: Job | undefined

  const markSent = async () => {
    if (!sent) return
    await jobs.markSent(sent.id, now())
    if (sent.error !== null) report(`${describeJob(sent)} is sent now, after it had failed.`)
    sent = undefined
  }

  return async () => {
    await markSent()
    const job = await jobs.takeNext(recipient, now())
    if (!job) return false
    try {
      if (!send) throw new Obsolete()
      await send(job, AbortSignal.timeout(maxSendMs))
      sent = job
    } catch (error) {
      if (error instanceof Obsolete) {
        const isDropped = await jobs.drop(job.id)
        if (isDropped && error.message !== '')
          report(`${describeJob(job)} is dropped: ${error.message}.`)
      } else {
        await recordFailure({ jobs, now, report }, job, error)
      }
    }
    await markSent()
    return true
  }
}
