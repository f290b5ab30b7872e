import path from 'node:path'
import { StoreUnavailable, type ContactStore } from '../../contactStore'
import { createFailingStore } from '../../testing/failingStore'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openCoordinationDatabase, transact } from '../coordination/coordinationDatabase'
import { closeDatabase, type Database } from '../embedded/database'
import { CallForbidden, VendorRefusal } from '../vendorErrors'
import { syncPendingWrites } from './syncPendingWrites'
import { removePendingWritesOfPerson } from './pendingPersonalData'
import { createPendingWrites, type WriteOperation, type PendingWrites } from './pendingWrites'
import { readPendingWrites } from './readPendingWrites'

let file: string
let database: Database
let pendingWrites: PendingWrites
/** The calls of the store, in order. */
let calls: string[]
let warnings: string[]

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  database = openCoordinationDatabase(file)
  pendingWrites = createPendingWrites(database)
  calls = []
  warnings = []
})

afterEach(() => {
  closeDatabase(database)
})

const add = (key: string, operation: WriteOperation, request: object) =>
  pendingWrites.add({ key, operation, request, slot: undefined })

/** Adds a person, their deal and their meeting. */
const addBooking = async (name: string) => {
  const person_id = await add(name, 'createPerson', person({ name }))
  const deal_id = await add(name, 'createDeal', deal({ title: name, person_id }))
  await add(name, 'createActivity', meeting({ subject: name, person_id, deal_id }))
}

/** Creates a store whose operations succeed, except those in `failures`. */
const createStore = (failures: Partial<Record<WriteOperation, Error>> = {}): ContactStore => {
  const createCall = (operation: WriteOperation) => (): Promise<{ id: number }> => {
    calls.push(operation)
    const error = failures[operation]
    return error ? Promise.reject(error) : Promise.resolve({ id: calls.length })
  }
  return {
    ...createFailingStore(new Error('not expected')),
    createOrganization: createCall('createOrganization'),
    createPerson: createCall('createPerson'),
    createDeal: createCall('createDeal'),
    updateDeal: createCall('updateDeal'),
    createActivity: createCall('createActivity'),
  }
}

const run = (failures?: Partial<Record<WriteOperation, Error>>) =>
  syncPendingWrites(
    createStore(failures),
    pendingWrites,
    (sentence) => void warnings.push(sentence),
  )

const listProblems = () => readPendingWrites(file).map(({ what, problem }) => [what, problem])

describe.each([400, 404, 405, 409, 410, 413, 422])('a write that is refused with %i', (status) => {
  it('stays with the reason, is reported once, and delays no other write', async () => {
    await add('one', 'createOrganization', organization({ name: 'Refused' }))
    await addBooking('Eva')
    const refusal = new VendorRefusal(status)
    await run({ createOrganization: refusal })
    expect(listProblems()).toEqual([['Refused', refusal.reason]])
    expect(calls).toEqual(['createOrganization', 'createPerson', 'createDeal', 'createActivity'])
    await run()
    expect(calls).toHaveLength(4)
    expect(warnings).toEqual([`createOrganization could not be sent to the CRM: ${refusal.reason}`])
  })
})

describe('a write that is forbidden', () => {
  const forbidden = new CallForbidden()

  it('stays pending with the writes that refer to it, and delays no other write', async () => {
    await addBooking('Ana')
    await add('two', 'createOrganization', organization({ name: 'Acme' }))
    await run({ createPerson: forbidden })
    expect(calls).toEqual(['createPerson', 'createOrganization'])
    expect(listProblems()).toEqual([
      ['Ana', forbidden.reason],
      ['Ana', ''],
      ['Ana', ''],
    ])
    await run()
    expect(listProblems()).toEqual([])
    expect(calls.slice(2)).toEqual(['createPerson', 'createDeal', 'createActivity'])
  })

  it('is reported once, and causes one call per try, however many writes are pending', async () => {
    await addBooking('Ana')
    await addBooking('Eva')
    await run({ createPerson: forbidden })
    await run({ createPerson: forbidden })
    expect(calls).toEqual(['createPerson', 'createPerson'])
    expect(warnings).toEqual([`createPerson is pending: ${forbidden.reason}`])
    expect(listProblems().filter(([, problem]) => problem !== '')).toEqual([
      ['Ana', forbidden.reason],
      ['Eva', forbidden.reason],
    ])
  })

  it('is not tried again if it only sets the industry', async () => {
    await add('one', 'updateDeal', { id: 1, fields: { industry: 'Retail' } })
    await run({ updateDeal: forbidden })
    await run()
    expect(calls).toEqual(['updateDeal'])
    expect(listProblems()).toEqual([['Retail', forbidden.reason]])
  })
})

it('stops when the store is unavailable, and continues at the same write', async () => {
  await addBooking('Ana')
  await expect(run({ createDeal: new StoreUnavailable() })).rejects.toThrow(StoreUnavailable)
  await run()
  expect(calls).toEqual(['createPerson', 'createDeal', 'createDeal', 'createActivity'])
  expect(warnings).toEqual([])
})

it('does not send a write that is erased while others are sent', async () => {
  await addBooking('Ana')
  const store = createStore()
  await syncPendingWrites(
    {
      ...store,
      createPerson: async (request) => {
        await transact(database, () =>
          removePendingWritesOfPerson(database, () => true, new Date()),
        )
        return store.createPerson(request)
      },
    },
    pendingWrites,
    () => undefined,
  )
  expect(calls).toEqual(['createPerson'])
  expect(readPendingWrites(file)).toEqual([])
})
