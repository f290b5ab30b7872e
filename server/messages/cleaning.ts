import type { Configuration } from '../configuration'
import { getErrorMessage } from '../errors'
import type { Database } from '../records/database'
import { removeExpired } from '../records/retention'
import { tellOfSuspects } from '../records/suspects'
import { getMailFolder, removeOldMails } from './mailFiles'

const intervalMs = 60 * 60 * 1_000

interface Cleaning {
  /** Resolves when a running deletion has ended. */
  stop(): Promise<void>
}

interface CleaningOptions {
  readonly configuration: Pick<Configuration, 'contactDatabase' | 'keepContactsDays'>
  readonly database: Database
  readonly now: () => Date
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
}

/** Removes old records and mail files now and every hour, and tells the owner of suspects. */
export function startCleaning({ configuration, database, now, report }: CleaningOptions): Cleaning {
  const { contactDatabase, keepContactsDays: keepDays } = configuration
  const folder = getMailFolder(contactDatabase)
  let cleaning: Promise<unknown> = Promise.resolve()
  const clean = () => {
    const retention = { at: now(), keepDays }
    cleaning = Promise.all([
      removeOldMails(folder, retention).catch((error: unknown) => {
        report(`Old mails in ${folder} could not be removed: ${getErrorMessage(error)}`)
      }),
      removeExpired(database, retention).catch((error: unknown) => {
        report(`Old contacts could not be removed: ${getErrorMessage(error)}`)
      }),
      tellOfSuspects(database, retention.at).catch((error: unknown) => {
        report(`The owner could not be told of suspects: ${getErrorMessage(error)}`)
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
