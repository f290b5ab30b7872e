/** @jest-environment node */
import { exampleDealField, exampleIds } from '@/testing/contactServiceExamples'
import {
  calls,
  getSentCalls,
  startContactServiceServer,
  type Reply,
} from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { bodies, openBooking } from './testing/example'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const industryCalls = () => service.requests.filter(({ call }) => /DealField|updateDeal/.test(call))
const refused: Reply = { status: 403, error: 'not for you' }

let warn: jest.SpyInstance<undefined, [string]>
/** The logged warnings about industries. Redux Toolkit's own warnings about slow checks are left out. */
const logged = () =>
  warn.mock.calls.map(([text]) => text).filter((text) => text.startsWith('The industry'))
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined) as typeof warn
})

describe('the industry of a deal (R30)', () => {
  it('is written to the field named Industria (R30)', async () => {
    const other = { key: 'other', name: 'Industry' }
    service.reply('listDealFields', { data: [other, exampleDealField] })
    await openBooking(openStore()).book()
    expect(getSentCalls(industryCalls())).toEqual([
      ['listDealFields'],
      ['updateDeal', bodies.updateDeal],
    ])
  })

  it.each<[string, Reply]>([
    ['has no such field', { data: [{ key: 'other', name: 'industria 2' }] }],
    ['has no field at all', { data: null }],
  ])('is written to a new text field if the account %s', async (_what, fields) => {
    service.reply('listDealFields', fields)
    await openBooking(openStore()).book()
    expect(getSentCalls(industryCalls())).toEqual([
      ['listDealFields'],
      ['createDealField', { name: 'Industria', field_type: 'varchar' }],
      ['updateDeal', bodies.updateDeal],
    ])
    expect(logged()).toEqual([])
  })

  it('is not written if there is none', async () => {
    await openBooking(openStore()).book({ industry: undefined })
    expect(industryCalls()).toEqual([])
  })
})

describe('an industry that fails to be written', () => {
  it.each([
    ['listDealFields', ['listDealFields']],
    ['createDealField', ['listDealFields', 'createDealField']],
    ['updateDeal', ['listDealFields', 'createDealField', 'updateDeal']],
  ] as const)('because of %s is logged, and the demo is booked', async (failing, industry) => {
    service.reply('listDealFields', { data: null })
    service.reply(failing, refused)
    const { book } = openBooking(openStore())
    expect((await book()).payload).toBe(exampleIds.deal)
    expect(calls(service.requests).slice(5)).toEqual([...industry, 'createActivity'])
    expect(logged()).toEqual([
      'The industry could not be written to deal 33: Pipedrive API error: 403 - not for you',
    ])
  })

  it('is written by a retry of the booking', async () => {
    service.reply('updateDeal', refused, { data: { id: 33 } })
    service.reply('createActivity', refused, { data: { id: 44 } })
    const { book } = openBooking(openStore())
    await book()
    const sentFirst = service.requests.length
    await book()
    const later = calls(service.requests.slice(sentFirst))
    expect(later.slice(-2)).toEqual(['updateDeal', 'createActivity'])
  })
})
