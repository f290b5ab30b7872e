import { countRecords, type RemovedRecords } from '../records/removal'

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`

const nouns = {
  organizations: 'organization',
  persons: 'person',
  deals: 'deal',
  activities: 'activity',
} as const

type Kind = keyof typeof nouns
type Amounts = Readonly<Record<Kind, number>>

const countEach = (amounts: Amounts, kinds: readonly Kind[]): string =>
  kinds.map((kind) => count(amounts[kind], nouns[kind], kind)).join(', ')

const allKinds = Object.keys(nouns) as Kind[]

/** For example `1 organization, 2 persons, 0 deals, 3 activities`. */
export const describeContacts = (amounts: Amounts): string => countEach(amounts, allKinds)

/** Returns sentences on the removed records, or the text `nothing` if none were removed. */
export function describeRemoved(removed: RemovedRecords, nothing: string): string {
  if (countRecords(removed) === 0) return nothing
  const { anonymousMeetings, suspects } = removed
  const kinds = allKinds.filter((kind) => removed[kind] > 0)
  const meetings = count(
    anonymousMeetings,
    'future meeting keeps its',
    'future meetings keep their',
  )
  return [
    kinds.length > 0 && `Removed ${countEach(removed, kinds)}.`,
    anonymousMeetings > 0 && `${meetings} time without a name.`,
    suspects > 0 && `Removed ${count(suspects, 'suspect', 'suspects')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

/** For example `Deleted 2 mails.` */
export const describeRemovedMails = (amount: number): string =>
  `Deleted ${count(amount, 'mail', 'mails')}.`
