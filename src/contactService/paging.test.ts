/** @jest-environment node */
import * as v from 'valibot'
import { listAll } from './paging'
import type { ContactServiceRequest, ContactServiceResult } from './request'

const request = { path: 'activities', params: { start_date: '2025-06-03' } }

const listWith = (answer: (asked: number) => ContactServiceResult) => {
  const asked: ContactServiceRequest[] = []
  const send = (sent: ContactServiceRequest) => answer(asked.push(sent) - 1)
  const getSentParams = () => asked.map((sent) => sent.params)
  return { result: listAll(send, request, v.number()), getSentParams }
}

const listOfPages = (...pages: ContactServiceResult[]) =>
  listWith((asked) => pages[asked] ?? { data: [] })

const endless = {
  error: { kind: 'failed', message: 'The pages of the response do not come to an end' },
}

test('a list of one page is requested once, without a start', async () => {
  const { result, getSentParams } = listOfPages({ data: [1, 2] })
  expect(await result).toEqual({ data: [1, 2] })
  expect(getSentParams()).toEqual([{ start_date: '2025-06-03' }])
})

test('pages are requested to the end and joined in order', async () => {
  const { result, getSentParams } = listOfPages(
    { data: [1, 2], meta: { nextStart: 100 } },
    { data: [3], meta: { nextStart: 200 } },
    { data: [] },
  )
  expect(await result).toEqual({ data: [1, 2, 3] })
  expect(getSentParams()).toEqual([
    { start_date: '2025-06-03' },
    { start_date: '2025-06-03', start: 100 },
    { start_date: '2025-06-03', start: 200 },
  ])
})

test('an error on a later page rejects the list', async () => {
  const error = { kind: 'offline', message: 'gone' } as const
  const { result } = listOfPages({ data: [1], meta: { nextStart: 100 } }, { error })
  expect(await result).toEqual({ error })
})

test.each([
  ['stays where it is', [100, 100], 2],
  ['goes back', [100, 50], 2],
  ['starts at the start', [0], 1],
  ['is not given', [Number.NaN], 1],
])('a next start that %s violates the contract', async (_name, starts, asked) => {
  const { result, getSentParams } = listOfPages(
    ...starts.map((nextStart) => ({ data: [1], meta: { nextStart } })),
  )
  expect(await result).toEqual(endless)
  expect(getSentParams()).toHaveLength(asked)
})

test('a list without an end is given up after fifty pages', async () => {
  const { result, getSentParams } = listWith((asked) => ({
    data: [asked],
    meta: { nextStart: (asked + 1) * 100 },
  }))
  expect(await result).toEqual(endless)
  expect(getSentParams()).toHaveLength(50)
})

test.each([
  ['no list', { id: 7 }],
  ['no data', undefined],
  ['an item that is none', [1, null]],
])('%s violates the contract', async (_name, data) => {
  expect(await listOfPages({ data }).result).toEqual({
    error: { kind: 'failed', message: 'Unexpected data in the response of the service' },
  })
})

test('null is read as an empty list', async () => {
  expect(await listOfPages({ data: null }).result).toEqual({ data: [] })
})
