/** @jest-environment node */
import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit'
import { exampleIds, exampleOrganization, examplePerson } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { createStoresWithServices } from '../testing/contactServiceStore'
import {
  createIdempotent,
  createOrganization,
  createPerson,
  hashRequest,
  type ResumableWrite,
  type ResumableWrites,
} from './index'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

const recordCreated = createAction<ResumableWrite>('test/recordCreated')

/** Runs a sequence once and returns the writes it reported. */
function tryOnce({
  id = 'one',
  resumableWrites = {},
}: { id?: string; resumableWrites?: ResumableWrites } = {}) {
  const store = openStore()
  const recorded: ResumableWrite[] = []
  const create = createIdempotent({
    id,
    resumableWrites,
    signal: new AbortController().signal,
    dispatch: ((action: UnknownAction) => {
      if (recordCreated.match(action)) recorded.push(action.payload)
      return store.dispatch(action)
    }) as typeof store.dispatch,
    recordCreated,
  })
  return { create, recorded }
}

const creation: ResumableWrite = { step: 'organization', requestHash: '', id: 7 }
beforeAll(async () => {
  Object.assign(creation, { requestHash: await hashRequest(exampleOrganization) })
})
const getSentKeys = () => service.requests.map(({ idempotencyKey }) => idempotencyKey)

describe('a record', () => {
  it('is created under a key of sequence, step and content, and reported', async () => {
    const { create, recorded } = tryOnce()
    expect(await create('organization', createOrganization, exampleOrganization)).toBe(
      exampleIds.organization,
    )
    expect(service.requests).toMatchObject([
      {
        call: 'createOrganization',
        body: exampleOrganization,
        idempotencyKey: `one-organization-${creation.requestHash}`,
      },
    ])
    expect(recorded).toEqual([{ ...creation, id: exampleIds.organization }])
  })

  it('is reused if an earlier attempt created it for the same content', async () => {
    const { create, recorded } = tryOnce({ resumableWrites: { organization: creation } })
    expect(await create('organization', createOrganization, exampleOrganization)).toBe(7)
    expect(service.requests).toEqual([])
    expect(recorded).toEqual([])
  })

  it.each<[string, ResumableWrites]>([
    ['other content', { organization: { ...creation, requestHash: 'other' } }],
    ['another step', { person: { ...creation, step: 'person' } }],
  ])('is created again if the earlier one was for %s', async (_what, resumableWrites) => {
    const { create } = tryOnce({ resumableWrites })
    await create('organization', createOrganization, exampleOrganization)
    expect(service.requests).toHaveLength(1)
  })

  it('is not reported if creating it fails, and the error is thrown', async () => {
    service.reply('createPerson', { status: 500, error: 'out of order' })
    const { create, recorded } = tryOnce()
    await expect(create('person', createPerson, examplePerson)).rejects.toEqual({
      kind: 'rejected',
      status: 500,
      message: 'Pipedrive API error: 500 - out of order',
    })
    expect(recorded).toEqual([])
    expect(service.requests).toHaveLength(1)
  })
})

describe('the key of a record', () => {
  const sendWith = (id: string, name: string) =>
    tryOnce({ id }).create('organization', createOrganization, { name })

  it('is the same in every attempt of the sequence', async () => {
    service.reply('createOrganization', 'networkError', { data: { id: 11 } })
    await expect(sendWith('one', 'Alba')).rejects.toMatchObject({ kind: 'offline' })
    await sendWith('one', 'Alba')
    expect(new Set(getSentKeys()).size).toBe(1)
  })

  it('differs by sequence and content', async () => {
    await sendWith('one', 'Alba')
    await sendWith('two', 'Alba')
    await sendWith('one', 'Albo')
    expect(new Set(getSentKeys()).size).toBe(3)
  })

  it('has a format that the gateway accepts', async () => {
    await sendWith(nanoid(), 'Alba')
    expect(getSentKeys()).toEqual([expect.stringMatching(/^[A-Za-z0-9._:-]{1,100}$/)])
  })
})
