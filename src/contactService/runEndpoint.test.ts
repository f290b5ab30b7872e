/** @jest-environment node */
import { exampleIds, exampleOrganization } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { createStoresWithServices } from '../testing/contactServiceStore'
import { runEndpoint, createOrganization } from './index'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

const create = (signal: AbortSignal) =>
  runEndpoint(
    { dispatch: openStore().dispatch, signal },
    createOrganization.initiate({ body: exampleOrganization }, { track: false }),
  )
const createSignal = () => new AbortController().signal

describe('a call', () => {
  it('resolves to the result of the request', async () => {
    expect(await create(createSignal())).toEqual({ id: exampleIds.organization })
  })

  it('throws the error of the service', async () => {
    service.reply('createOrganization', { status: 400, error: 'no' })
    await expect(create(createSignal())).rejects.toEqual({
      kind: 'rejected',
      status: 400,
      message: 'Pipedrive API error: 400 - no',
    })
  })

  it('stops listening to its signal when it has ended', async () => {
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    jest.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => {
      listeners.add(listener)
    })
    jest.spyOn(signal, 'removeEventListener').mockImplementation((_type, listener) => {
      listeners.delete(listener)
    })
    const calling = create(signal)
    expect(listeners.size).toBe(1)
    await calling
    expect(listeners.size).toBe(0)
  })
})

describe('a signal', () => {
  it('sends no request if it is already aborted', async () => {
    await expect(create(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(service.requests).toEqual([])
  })

  it('aborts a running request', async () => {
    service.reply('createOrganization', 'silence')
    const controller = new AbortController()
    const calling = create(controller.signal)
    while (service.requests.length === 0) await new Promise(setImmediate)
    controller.abort()
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
  })
})
