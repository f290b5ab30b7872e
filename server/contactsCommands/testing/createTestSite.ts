import path from 'node:path'
import { newIndustryField } from '@/contactService/schemas/industryField'
import type { CalendarFile } from '../../calendar/openCalendar'
import { readConfiguration, type Environment } from '../../configuration'
import type { ContactStore } from '../../records/recordStore'
import { openTestStore, type TestStore } from '../../testing/openTestStore'
import { deal, meeting, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { UserError } from '../../errors'
import { runContacts } from '../runContacts'

export const email = 'Ana.Garcia@example.com'
export const campaign = 'boletín'

const stores: TestStore[] = []

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

interface ContactsResult {
  readonly output: string
  /** The error message for the user; undefined if the command succeeds. */
  readonly problem?: string
}

const createSettings = () => {
  const folder = createTemporaryFolder()
  return {
    folder,
    file: path.join(folder, 'contacts.sqlite'),
    at: '2026-03-02T08:30:00.000Z',
    environment: {} as Environment,
  }
}

/** A site's contacts, in a new folder for each test, and the commands for them. Its clock stands still. */
export function createTestSite() {
  const now = () => new Date(site.at)
  const site = {
    ...createSettings(),
    /** Opens the contacts as the server does, to the end of the test. */
    open: async (calendar?: Pick<CalendarFile, 'get'>) => {
      const store = await openTestStore({ file: site.file, now: () => now().getTime(), calendar })
      stores.push(store)
      return store
    },
    /** Runs `npm run contacts` with arguments. */
    run: async (...args: string[]): Promise<ContactsResult> => {
      const environment = { CONTACT_DATABASE: site.file, ...site.environment }
      try {
        const configuration = readConfiguration(environment)
        return { output: await runContacts(args, { configuration, now }) }
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        return { output: '', problem: error.message }
      }
    },
  }
  beforeEach(() => {
    Object.assign(site, createSettings())
  })
  return site
}

/** Books a meeting as the site does, with idempotency keys. */
export async function book(
  store: ContactStore,
  { name = 'Ana García', address = email, due_time = '10:00', company = 'Acme Retail' } = {},
) {
  const withKey = (step: string) => ({ idempotencyKey: `key-${address}-${step}` })
  const { id: org_id } = await store.createOrganization({ name: company }, withKey('organization'))
  const { id: person_id } = await store.createPerson(
    person({ name, email: [{ value: address, primary: true }], org_id }),
    withKey('person'),
  )
  const { id: deal_id } = await store.createDeal(
    deal({ title: `Demo ${name}`, person_id, org_id }),
    withKey('deal'),
  )
  const { key } = await store.createDealField(newIndustryField)
  await store.updateDeal(deal_id, { [key]: 'Retail' })
  await store.createActivity(
    meeting({
      subject: `Demo - ${name}`,
      note: `<p>Email: ${address}</p>`,
      origin: { utm_campaign: campaign },
      due_time,
      person_id,
      org_id,
      deal_id,
    }),
    withKey('meeting'),
  )
}

export const bookOther = (store: ContactStore) =>
  book(store, { name: 'Eve', address: 'eve@other.test', due_time: '12:00', company: 'Other Ltd' })
