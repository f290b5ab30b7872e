/** @jest-environment node */
import {
  exampleDealWithoutIndustry,
  exampleIds,
  exampleMeetingWithoutIndustry,
  exampleMeetingWithOrigin,
  exampleSiteKey,
} from '@/testing/contactServiceExamples'
import {
  startContactServiceServer,
  calls,
  getSentCalls,
  waitUntilSent,
} from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { bookDemo } from './bookDemo'
import { appointment, availabilityRequests, bodies, details } from './testing/example'
import { openBooking } from './testing/openBooking'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

describe('a booking', () => {
  it('checks the calendar, then creates organization, person, deal, industry and meeting', async () => {
    const { book } = openBooking(openStore())
    const result = await book()
    expect(result.payload).toBe(exampleIds.deal)
    expect(getSentCalls(service.requests)).toEqual([
      ['listActivities'],
      ['listActivities'],
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
      ['createDeal', bodies.createDeal],
      ['listDealFields'],
      ['updateDeal', bodies.updateDeal],
      ['createActivity', bodies.createActivity],
    ])
    expect(service.getRequests('listActivities').map(({ query }) => query)).toEqual(
      availabilityRequests.map((range) => ({ ...range, api_token: exampleSiteKey })),
    )
    expect(service.getRequests('updateDeal').map(({ path }) => path)).toEqual(['/api/v1/deals/33'])
  })

  it('without an industry sends what the contract’s examples say (R44)', async () => {
    const { book } = openBooking(openStore())
    const { due_date: date, due_time: time } = exampleMeetingWithoutIndustry
    await book({ industry: undefined, appointment: { ...appointment, date, time } })
    expect(service.getRequests('createDeal')[0]?.body).toEqual(exampleDealWithoutIndustry)
    expect(service.getRequests('createActivity')[0]?.body).toEqual(exampleMeetingWithoutIndustry)
  })

  it('tells with the meeting where the visitor came from (R63, R44)', async () => {
    const { book } = openBooking(openStore())
    const { due_date: date, origin } = exampleMeetingWithOrigin
    await book({ origin, appointment: { ...appointment, date } })
    expect(service.getRequests('createActivity')[0]?.body).toEqual(exampleMeetingWithOrigin)
  })

  it('names each record by the attempt and its kind (R28)', async () => {
    const trying = openBooking(openStore()).book()
    await trying
    const keys = service.requests
      .filter(({ call }) => call.startsWith('create'))
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(
      ['organization', 'person', 'deal', 'activity'].map((kind) => `${trying.requestId}-${kind}`),
    )
  })

  it('keeps only the state that the confirmation shows', async () => {
    const { book, state } = openBooking(openStore())
    await book()
    expect(state()).toEqual({
      step: 3,
      isSubmitting: false,
      dealId: exampleIds.deal,
      ...appointment,
      draft: { details, countryChosen: true },
    })
  })
})

describe('what a booking leaves out', () => {
  it('is the industry if the URL has none, in Spanish or English', async () => {
    await openBooking(openStore()).book({ industry: undefined, language: 'en' })
    const title = 'Demo - Lucía Fernández - Tiendas Alba'
    const note = bodies.createActivity.note
      .replace('Sector: Comercio<br>', '')
      .replace('Español', 'Inglés')
    expect(getSentCalls(service.requests).slice(2)).toEqual([
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
      ['createDeal', { ...bodies.createDeal, title, description: undefined }],
      ['createActivity', { ...bodies.createActivity, subject: title, note }],
    ])
  })

  it('is the organization if no company is given', async () => {
    const { book } = openBooking(openStore())
    const result = await book({ details: { ...details, company: '  ' } })
    expect(bookDemo.fulfilled.match(result)).toBe(true)
    expect(service.getRequests('createOrganization')).toEqual([])
    expect(service.getRequests('createPerson').map(({ body }) => body)).toEqual([
      { ...bodies.createPerson, org_id: undefined },
    ])
    for (const { body } of service.requests) expect(body ?? {}).not.toHaveProperty('org_id')
  })
})

describe('a second attempt during the first', () => {
  it('is ignored', async () => {
    const { book, state } = openBooking(openStore())
    const first = book()
    expect(state().isSubmitting).toBe(true)
    const second = await book()
    expect(bookDemo.rejected.match(second) && second.meta.condition).toBe(true)
    expect(state().isSubmitting).toBe(true)
    await first
    expect(state()).toMatchObject({ isSubmitting: false, step: 3 })
    expect(calls(service.requests).filter((call) => call.startsWith('create'))).toEqual([
      'createOrganization',
      'createPerson',
      'createDeal',
      'createActivity',
    ])
  })
})

describe('an aborted booking', () => {
  it('stops without an error', async () => {
    service.reply('createPerson', 'silence')
    const { book, state } = openBooking(openStore())
    const trying = book()
    await waitUntilSent(() => service.getRequests('createPerson'))
    trying.abort()
    const result = await trying
    expect(result.payload).toBeUndefined()
    expect(state()).toMatchObject({ step: 1, isSubmitting: false, failure: undefined })
    expect(service.getRequests('createDeal')).toEqual([])
  })
})
