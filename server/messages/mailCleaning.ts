import type { Configuration } from '../configuration'
import { getErrorMessage } from '../errors'
import { getMailFolder, removeOldMails } from './mailFiles'

const intervalMs = 60 * 60 * 1_000

interface MailCleaning {
  /** Resolves when a running deletion has ended. */
  stop(): Promise<void>
}

interface MailCleaningOptions {
  readonly configuration: Pick<Configuration, 'contactDatabase' | 'keepContactsDays'>
  readonly now: () => Date
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
}

/** Deletes old mail files now and every hour, with every kind of contact store. */
export function startMailCleaning({
  configuration,
  now,
  report,
}: MailCleaningOptions): MailCleaning {
  const { contactDatabase, keepContactsDays: keepDays } = configuration
  const folder = getMailFolder(contactDatabase)
  let cleaning: Promise<unknown> = Promise.resolve()
  const clean = () => {
    cleaning = removeOldMails(folder, { at: now(), keepDays }).catch((error: unknown) => {
      report(`Old mails in ${folder} could not be removed: ${getErrorMessage(error)}`)
    })
  }
  const timer = setInterval(clean, intervalMs)
  clean()
  return {
    stop: async () => {
      clearInterval(timer)
      await cleaning
    },
  }
}
