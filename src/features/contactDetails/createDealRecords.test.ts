/** @jest-environment node */
import { markFormShown } from '@/contactService/formSigns'
import { minimumFormAge } from '@/contactService/schemas/rules'
import { siteConfig } from '@/site/siteConfig'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { createDealActivity, createDealRecords } from './createDealRecords'
import { createContactDetails } from './domain/testing/contactDetails'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const { message: value, currency } = siteConfig.deals
const deal = { title: 'Deal', status: 'open', value, currency } as const
const activity = {
  subject: 'Activity',
  type: 'email',
  due_date: '2026-11-24',
  due_time: '12:00',
  duration: '00:30',
  note: '',
  source_timezone: 'UTC',
} as const

async function createRecords(company = 'Acme') {
  const { dispatch } = openStore()
  const details = createContactDetails({ company })
  const records = await createDealRecords(dispatch, 'sequence', details, deal)
  await createDealActivity(dispatch, 'sequence', records, activity, undefined)
}
const calls = () => service.requests.map(({ call }) => call)

it('creates no organization without a company, and names none', async () => {
  await createRecords(' ')
  expect(calls()).toEqual(['createPerson', 'createDeal', 'createActivity'])
  for (const { body } of service.requests) expect(body).not.toHaveProperty('org_id')
})

it('names each record by the sequence and its kind (R28)', async () => {
  await createRecords()
  expect(service.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'sequence-organization',
    'sequence-person',
    'sequence-deal',
    'sequence-activity',
  ])
})

it('waits until a form has been shown for three seconds (R59)', async () => {
  jest.useFakeTimers({ advanceTimers: false })
  markFormShown()
  const created = createRecords()
  await jest.advanceTimersByTimeAsync(2_999)
  expect(calls()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  await created
  expect(calls()).toHaveLength(4)
  expect(Number(service.requests[0]?.formAge)).toBeGreaterThanOrEqual(minimumFormAge)
})
