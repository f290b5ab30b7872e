import type { Contacts } from '../stores/embedded/readContacts'
import { countRecords, type RemovedRecords } from '../stores/embedded/removal'

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`

interface Amounts {
  readonly organizations: number
  readonly persons: number
  readonly deals: number
  readonly activities: number
}

/** For example `1 organization, 2 persons, 2 deals, 3 activities`. */
const describeAmounts = ({ organizations, persons, deals, activities }: Amounts): string =>
  [
    count(organizations, 'organization', 'organizations'),
    count(persons, 'person', 'persons'),
    count(deals, 'deal', 'deals'),
    count(activities, 'activity', 'activities'),
  ].join(', ')

export const describeContacts = (contacts: Contacts): string =>
  describeAmounts({
    organizations: contacts.organizations.length,
    persons: contacts.persons.length,
    deals: contacts.deals.length,
    activities: contacts.activities.length,
  })

/** Returns a sentence on what was removed, or `nothing` where there was nothing. */
export function describeRemoved(removed: RemovedRecords, nothing: string): string {
  if (countRecords(removed) === 0) return nothing
  const { anonymousMeetings, waitingMessages, keptWrites } = removed
  const kept =
    anonymousMeetings === 0
      ? ''
      : ` ${count(anonymousMeetings, 'meeting to come keeps its', 'meetings to come keep their')} time without a name.`
  const messages =
    waitingMessages === 0
      ? ''
      : ` Removed ${count(waitingMessages, 'message', 'messages')} that waited.`
  const writes =
    keptWrites === 0
      ? ''
      : ` Removed ${count(keptWrites, 'write', 'writes')} that waited for the CRM.`
  return `Removed ${describeAmounts(removed)}.${kept}${messages}${writes}`
}

/** For example `Deleted 2 mails.` */
export const describeRemovedMails = (amount: number): string =>
  `Deleted ${count(amount, 'mail', 'mails')}.`
