import path from 'node:path'
import { newIndustryField } from '@/contactService/schemas/industryField'
import { readConfiguration } from '../../configuration'
import type { ContactStore } from '../../records/recordStore'
import { openTestStore } from '../../testing/openTestStore'
import { deal, meeting, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { tryContacts } from '../../testing/tryContacts'
import type { commands } from '../commands'

export const email = 'Ana.Garcia@example.com'
export const campaign = 'boletín'

/** A site's contacts in a folder of their own, and the commands for them. Its clock stands still. */
export function createTestSite() {
  const folder = createTemporaryFolder()
  const stores: ContactStore[] = []
  const now = () => new Date(site.at)
  const site = {
    folder,
    file: path.join(folder, 'contacts.sqlite'),
    at: '2026-03-02T08:30:00.000Z',
    /** Opens the contacts as the server does. */
    open: async () => {
      const store = await openTestStore({ file: site.file, now })
      stores.push(store)
      return store
    },
    run: (name: keyof typeof commands, value: string) =>
      tryContacts([`--${name}=${value}`], {
        configuration: readConfiguration({ CONTACT_DATABASE: site.file }),
        now,
      }),
    close: async () => {
      for (const store of stores) await store.close()
    },
  }
  return site
}

export type TestSite = ReturnType<typeof createTestSite>

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
