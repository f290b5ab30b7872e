import { newIndustryField } from '@/contactService/schemas/industryField'
import type {
  AppointmentChange,
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { Host } from '../calendar/ownerCalendar'
import type { BookingReference } from '../bookingLinks'
import type { CrmActivity } from '../crm/crm'
import type { Recipient } from '../messages/events'
import type { Jobs } from '../records/jobs'
import type { ContactStore } from '../records/recordStore'

/** What an empty store has. */
export const noContacts = { organizations: [], persons: [], deals: [], activities: [] }

export const organization = (changes: Partial<NewOrganization> = {}): NewOrganization => ({
  name: 'Acme Retail',
  ...changes,
})

/** The only e-mail address, or phone number, of a person. */
export const onlyContact = (value: string) => [{ value, primary: true }]

export const person = (changes: Partial<NewPerson> = {}): NewPerson => ({
  name: 'Ana García',
  email: onlyContact('ana@example.com'),
  phone: onlyContact('+34612345678'),
  ...changes,
})

export const deal = (changes: Partial<NewDeal> = {}): NewDeal => ({
  title: 'Demo Retail - Ana García - Acme Retail',
  person_id: 1,
  status: 'open',
  value: siteConfig.deals.demo,
  currency: siteConfig.deals.currency,
  description: 'Industria: Retail',
  ...changes,
})

/** A Thursday from 09:00 to 10:00 UTC. */
export const slot: AppointmentChange = {
  due_date: '2026-03-05',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
}

/** A meeting at that time. */
export const meeting = (changes: Partial<NewActivity> = {}): NewActivity => ({
  subject: 'Demo - Ana García',
  type: 'meeting',
  ...slot,
  duration: '01:00',
  person_id: 1,
  deal_id: 1,
  note: '<p>Email: ana@example.com</p>',
  ...changes,
})

/** What everybody sees of `meeting`. */
export const listedMeeting: ListedActivity = {
  due_date: '2026-03-05',
  due_time: '09:00',
  duration: '01:00',
  source_timezone: '',
  subject: 'Busy',
}

/** The month of `meeting`. */
export const march = { start_date: '2026-03-01', end_date: '2026-03-31' }

/** A change of `meeting` to 6 March, 11:00 UTC. */
export const change = { ...slot, due_date: '2026-03-06', due_time: '12:00' }

/** Where a visitor came from, with a value that a link may have. */
export const origin = { utm_source: 'boletín', utm_term: '<b>"1"', referrer: 'mail.example.org' }

/** The line that it adds to a note. */
export const originLine =
  '<br>Origen: utm_source=boletín, utm_term=&lt;b&gt;&quot;1&quot;, referrer=mail.example.org'

/** The activity of a contact message that is sent on 2 March. */
export const email = (changes: Partial<NewActivity> = {}): NewActivity =>
  meeting({
    subject: 'Contacto Web ESP - Precios',
    type: 'email',
    due_date: '2026-03-02',
    due_time: '12:00',
    duration: '00:30',
    ...changes,
  })

/** A host with a name. */
export const host = (name: string, changes: Partial<Host> = {}): Host => {
  const email = `${name.toLowerCase()}@example.com`
  return { id: email, name, email, crmUser: undefined, feeds: [], ...changes }
}

/** An activity of the CRM at the time of `meeting`. */
export const crmActivity = (changes: Partial<CrmActivity> = {}): CrmActivity => ({
  id: 7,
  isMeeting: true,
  dealId: null,
  userId: null,
  isBusy: true,
  start: Date.parse('2026-03-05T09:00:00Z'),
  end: Date.parse('2026-03-05T10:00:00Z'),
  ...changes,
})

/** Takes the recipient's job that is due first, and returns its id; 0 if none is due. */
export const takeJobId = async (
  jobs: Pick<Jobs, 'takeNext'>,
  recipient: Recipient,
  now: number,
): Promise<number> => (await jobs.takeNext(recipient, now))?.id ?? 0

/** The ids of the records to which an activity refers. */
export interface DealIds {
  readonly org_id: number
  readonly person_id: number
  readonly deal_id: number
}

/** What differs from the usual records. */
export interface RecordChanges {
  readonly organization?: Partial<NewOrganization>
  readonly person?: Partial<NewPerson>
  readonly deal?: Partial<NewDeal>
  /** Names the writes: repeated ones change the same records. */
  readonly key?: string
}

const withKey = (key: string | undefined, kind: string) =>
  key === undefined ? {} : { idempotencyKey: `${key}-${kind}` }

/** Writes an organization, a person and a deal; in an empty database each has the id 1. */
export async function writeDeal(
  store: ContactStore,
  { key, ...changes }: RecordChanges = {},
): Promise<DealIds> {
  const { id: org_id } = await store.createOrganization(
    organization(changes.organization),
    withKey(key, 'organization'),
  )
  const { id: person_id } = await store.createPerson(
    person({ org_id, ...changes.person }),
    withKey(key, 'person'),
  )
  const { id: deal_id } = await store.createDeal(
    deal({ person_id, org_id, ...changes.deal }),
    withKey(key, 'deal'),
  )
  return { org_id, person_id, deal_id }
}

/** Gives a deal an industry. */
export async function writeIndustry(store: ContactStore, deal_id: number): Promise<void> {
  const { key } = await store.createDealField(newIndustryField)
  await store.updateDeal(deal_id, { [key]: 'Retail' })
}

/** Books a meeting with a deal of its own. */
export async function writeMeeting(
  store: ContactStore,
  changes: Partial<NewActivity> = {},
  { language = 'es', ...others }: RecordChanges & { readonly language?: Language } = {},
): Promise<BookingReference> {
  const ids = await writeDeal(store, others)
  const { id } = await store.createActivity(meeting({ ...ids, ...changes }), {
    language,
    ...withKey(others.key, 'activity'),
  })
  return { activityId: id, number: ids.deal_id }
}
