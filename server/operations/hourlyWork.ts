import type { Configuration } from '../configuration'
import { getRootMessage } from '../errors'
import { getMailFolder, removeOldMails } from '../messages/mailFiles'
import type { SiteContext } from '../records/database'
import { removeExpired } from '../records/removal'
import { tellOfSuspects } from '../records/suspects'
import { hourMs, subtractDays } from '../time'

/** Removes old records and mail files, and tells the owner of suspects, now and every hour. */
export function startHourlyWork(
  {
    contactDatabase,
    keepContactsDays,
    notifyEmail,
    mailTransport,
  }: Pick<Configuration, 'contactDatabase' | 'keepContactsDays' | 'notifyEmail' | 'mailTransport'>,
  { database, now, report }: Omit<SiteContext, 'calendar'>,
) {
  const folder = getMailFolder(contactDatabase)
  const attempt = (task: Promise<unknown>, problem: string) =>
    task.catch((error: unknown) => {
      report(`${problem}: ${getRootMessage(error)}`)
    })
  let running: Promise<unknown> = Promise.resolve()
  const work = () => {
    const at = new Date(now())
    const oldest = keepContactsDays === 0 ? undefined : subtractDays(at, keepContactsDays)
    running = Promise.all([
      oldest &&
        attempt(removeOldMails(folder, oldest), `Old mails in ${folder} could not be removed`),
      attempt(removeExpired(database, { at, oldest }), 'Old contacts could not be removed'),
      // Otherwise its job would be dropped, and written again every hour.
      notifyEmail !== '' &&
        mailTransport === 'site' &&
        attempt(tellOfSuspects(database, at), 'The owner could not be told of suspects'),
    ])
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
