import type { Configuration } from '../configuration'
import { getErrorMessage } from '../errors'
import type { SuspectStore } from '../suspects'
import { getMailFolder, removeOldMails } from './mailFiles'

const intervalMs = 60 * 60 * 1_000

interface MailCleaning {
  /** Resolves when a running deletion has ended. */
  stop(): Promise<void>
}

interface MailCleaningOptions {
  readonly configuration: Pick<Configuration, 'contactDatabase' | 'keepContactsDays'>
  readonly suspects: Pick<SuspectStore, 'removeOldSuspects'>
  readonly now: () => Date
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
}

/** Removes old mail files and suspects now and every hour, with every kind of contact store. */
export function startMailCleaning({
  configuration,
  suspects,
  now,
  report,
}: MailCleaningOptions): MailCleaning {
  const { contactDatabase, keepContactsDays: keepDays } = configuration
  const folder = getMailFolder(contactDatabase)
  let cleaning: Promise<unknown> = Promise.resolve()
  const clean = () => {
    const retention = { at: now(), keepDays }
    cleaning = Promise.all([
      removeOldMails(folder, retention).catch((error: unknown) => {
        report(`Old mails in ${folder} could not be removed: ${getErrorMessage(error)}`)
      }),
      suspects.removeOldSuspects(retention).catch((error: unknown) => {
        report(`Old suspects could not be removed: ${getErrorMessage(error)}`)
      }),
    ])
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
