import type { Configuration } from './configuration'
import { getRootMessage } from './errors'
import { getMailFolder, removeOldMails } from './messages/mailFiles'
import type { SiteContext } from './records/database'
import { removeExpired } from './records/removal'
import { tellOfSuspects } from './records/suspects'
import { hourMs, subtractDays } from './time'

interface Task {
  /** Gets the time, and the instant before which contacts and mails are too old; undefined if none are. */
  readonly run: (at: Date, oldest: Date | undefined) => Promise<unknown>
  /** What the operator is told if it fails. */
  readonly problem: string
}

/** Removes old records and mail files, and tells the owner of suspects, now and every hour. */
export function startHourlyWork(
  {
    contactDatabase,
    keepContactsDays,
  }: Pick<Configuration, 'contactDatabase' | 'keepContactsDays'>,
  { database, now, report }: Omit<SiteContext, 'calendar'>,
) {
  const folder = getMailFolder(contactDatabase)
  const tasks: readonly Task[] = [
    {
      run: async (_at, oldest) => oldest && removeOldMails(folder, oldest),
      problem: `Old mails in ${folder} could not be removed`,
    },
    {
      run: (at, oldest) => removeExpired(database, { at, oldest }),
      problem: 'Old contacts could not be removed',
    },
    {
      run: (at) => tellOfSuspects(database, at),
      problem: 'The owner could not be told of suspects',
    },
  ]
  let running: Promise<unknown> = Promise.resolve()
  const work = () => {
    const at = new Date(now())
    const oldest = keepContactsDays === 0 ? undefined : subtractDays(at, keepContactsDays)
    running = Promise.all(
      tasks.map(({ run, problem }) =>
        run(at, oldest).catch((error: unknown) => {
          report(`${problem}: ${getRootMessage(error)}`)
        }),
      ),
    )
  }
  const timer = setInterval(work, hourMs)
  work()
  return {
    /** Resolves when what is running has ended. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
