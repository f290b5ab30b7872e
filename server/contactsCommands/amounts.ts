import { countRecords, type RemovedRecords } from '../records/removal'

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`

interface Amounts {
  readonly organizations: number
  readonly persons: number
  readonly deals: number
  readonly activities: number
}

interface CountedRecords {
  readonly amount: number
  readonly text: string
}

const countEach = ({ organizations, persons, deals, activities }: Amounts): CountedRecords[] => [
  { amount: organizations, text: count(organizations, 'organization', 'organizations') },
  { amount: persons, text: count(persons, 'person', 'persons') },
  { amount: deals, text: count(deals, 'deal', 'deals') },
  { amount: activities, text: count(activities, 'activity', 'activities') },
]

const joinTexts = (records: readonly CountedRecords[]): string =>
  records.map(({ text }) => text).join(', ')

/** For example `1 organization, 2 persons, 0 deals, 3 activities`. */
export const describeContacts = (amounts: Amounts): string => joinTexts(countEach(amounts))

/** Returns sentences on the removed records, or the text `nothing` if none were removed. */
export function describeRemoved(removed: RemovedRecords, nothing: string): string {
  if (countRecords(removed) === 0) return nothing
  const { anonymousMeetings, suspects } = removed
  const records = countEach(removed).filter(({ amount }) => amount > 0)
  const meetings = count(
    anonymousMeetings,
    'future meeting keeps its',
    'future meetings keep their',
  )
  return [
    records.length > 0 && `Removed ${joinTexts(records)}.`,
    anonymousMeetings > 0 && `${meetings} time without a name.`,
    suspects > 0 && `Removed ${count(suspects, 'suspect', 'suspects')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

/** For example `Deleted 2 mails.` */
export const describeRemovedMails = (amount: number): string =>
  `Deleted ${count(amount, 'mail', 'mails')}.`
