import type { Configuration } from './configuration'
import { getErrorMessage } from './errors'
import { getMailFolder, removeOldMails } from './messages/mailFiles'
import type { SiteContext } from './records/database'
import { removeExpired } from './records/removal'
import { tellOfSuspects } from './records/suspects'
import type { Retention } from './time'

const intervalMs = 60 * 60 * 1_000

interface HourlyWorkOptions extends Omit<SiteContext, 'calendar'> {
  readonly configuration: Pick<Configuration, 'contactDatabase' | 'keepContactsDays'>
}

interface Task {
  readonly run: (retention: Retention) => Promise<unknown>
  /** What the operator is told if it fails. */
  readonly problem: string
}

/** Removes old records and mail files, and tells the owner of suspects, now and every hour. */
export function startHourlyWork(options: HourlyWorkOptions) {
  const { configuration, database, now, report } = options
  const folder = getMailFolder(configuration.contactDatabase)
  const tasks: readonly Task[] = [
    {
      run: (retention) => removeOldMails(folder, retention),
      problem: `Old mails in ${folder} could not be removed`,
    },
    {
      run: (retention) => removeExpired(database, retention),
      problem: 'Old contacts could not be removed',
    },
    {
      run: ({ at }) => tellOfSuspects(database, at),
      problem: 'The owner could not be told of suspects',
    },
  ]
  let running: Promise<unknown> = Promise.resolve()
  const work = () => {
    const retention = { at: new Date(now()), keepDays: configuration.keepContactsDays }
    running = Promise.all(
      tasks.map(({ run, problem }) =>
        run(retention).catch((error: unknown) => {
          report(`${problem}: ${getErrorMessage(error)}`)
        }),
      ),
    )
  }
  const timer = setInterval(work, intervalMs)
  work()
  return {
    /** Resolves when what is running has ended. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
