/** @jest-environment node */
import {
  createListedActivity,
  exampleMeeting,
  exampleRange,
  exampleSiteKey,
} from '../testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '../testing/contactServiceServer'
import { createStoresWithService } from '../testing/contactServiceStore'
import { createActivity, listActivities } from './index'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const openCalendar = () => {
  const store = openStore()
  const list = () =>
    store.dispatch(listActivities.initiate(exampleRange, { subscribe: false })).unwrap()
  const book = () =>
    store.dispatch(createActivity.initiate({ body: exampleMeeting }, { track: false }))
  return { list, book }
}

test('activities are requested page by page within the range', async () => {
  const [first, second] = [
    createListedActivity({ due_time: '09:00' }),
    createListedActivity({ due_time: '16:30', source_timezone: null }),
  ]
  const pagination = { start: 0, limit: 100, more_items_in_collection: true, next_start: 100 }
  service.reply('listActivities', { data: [first], pagination }, { data: [second] })
  expect(await openCalendar().list()).toEqual([first, second])
  const api_token = exampleSiteKey
  expect(service.requests.map(({ query }) => query)).toEqual([
    { ...exampleRange, api_token },
    { ...exampleRange, api_token, start: '100' },
  ])
})

test('an announced page without a start violates the contract', async () => {
  const pagination = { start: 0, limit: 100, more_items_in_collection: true }
  service.reply('listActivities', { data: [], pagination })
  await expect(openCalendar().list()).rejects.toEqual({
    kind: 'failed',
    message: 'The pages of the response do not come to an end',
  })
})

test('activities are read from the cache if they were requested before', async () => {
  const { list } = openCalendar()
  await list()
  await list()
  expect(service.getRequests('listActivities')).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['a booking', 'usual'],
  ['a refused booking', { status: 409, error: 'The slot is taken' }],
])('activities are requested again after %s', async (_name, reply) => {
  service.reply('createActivity', reply)
  const calendar = openCalendar()
  await calendar.list()
  await calendar.book()
  await calendar.list()
  expect(service.getRequests('listActivities')).toHaveLength(2)
})
