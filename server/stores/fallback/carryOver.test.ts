import path from 'node:path'
import { StoreUnavailable, type ContactStore } from '../../contactStore'
import { createFailingStore } from '../../testing/failingStore'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openCoordinationDatabase, transact } from '../coordination/coordinationDatabase'
import { closeDatabase, type Database } from '../embedded/database'
import { CallForbidden, VendorRefusal } from '../vendorErrors'
import { carryOver } from './carryOver'
import { removeKeptOf } from './keptPersonalData'
import { createKeptWrites, type KeptOperation, type KeptWrites } from './keptWrites'
import { readWaiting } from './readWaiting'

let file: string
let database: Database
let kept: KeptWrites
/** What the store was asked for. */
let asked: string[]
let warnings: string[]

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  database = openCoordinationDatabase(file)
  kept = createKeptWrites(database)
  asked = []
  warnings = []
})

afterEach(() => {
  closeDatabase(database)
})

const keep = (key: string, operation: KeptOperation, request: object) =>
  kept.keep({ key, operation, request, slot: undefined })

/** Keeps a person, their deal and their meeting. */
const keepBooking = async (name: string) => {
  const person_id = await keep(name, 'createPerson', person({ name }))
  const deal_id = await keep(name, 'createDeal', deal({ title: name, person_id }))
  await keep(name, 'createActivity', meeting({ subject: name, person_id, deal_id }))
}

/** A store that takes everything but what fails by `failures`. */
const createStore = (failures: Partial<Record<KeptOperation, Error>> = {}): ContactStore => {
  const take = (operation: KeptOperation) => (): Promise<{ id: number }> => {
    asked.push(operation)
    const error = failures[operation]
    return error ? Promise.reject(error) : Promise.resolve({ id: asked.length })
  }
  return {
    ...createFailingStore(new Error('not expected')),
    createOrganization: take('createOrganization'),
    createPerson: take('createPerson'),
    createDeal: take('createDeal'),
    updateDeal: take('updateDeal'),
    createActivity: take('createActivity'),
  }
}

const run = (failures?: Partial<Record<KeptOperation, Error>>) =>
  carryOver(createStore(failures), kept, (sentence) => void warnings.push(sentence))

const listProblems = () => readWaiting(file).map(({ what, problem }) => [what, problem])

describe.each([400, 404, 405, 409, 410, 413, 422])('a write that is refused with %i', (status) => {
  it('stays with the reason, is told once, and holds up no other', async () => {
    await keep('one', 'createOrganization', organization({ name: 'Refused' }))
    await keepBooking('Eva')
    const refusal = new VendorRefusal(status)
    await run({ createOrganization: refusal })
    expect(listProblems()).toEqual([['Refused', refusal.reason]])
    expect(asked).toEqual(['createOrganization', 'createPerson', 'createDeal', 'createActivity'])
    await run()
    expect(asked).toHaveLength(4)
    expect(warnings).toEqual([`createOrganization could not be carried over: ${refusal.reason}`])
  })
})

describe('a write that is forbidden', () => {
  const forbidden = new CallForbidden()

  it('waits with what refers to it, and holds up no other', async () => {
    await keepBooking('Ana')
    await keep('two', 'createOrganization', organization({ name: 'Acme' }))
    await run({ createPerson: forbidden })
    expect(asked).toEqual(['createPerson', 'createOrganization'])
    expect(listProblems()).toEqual([
      ['Ana', forbidden.reason],
      ['Ana', ''],
      ['Ana', ''],
    ])
    await run()
    expect(listProblems()).toEqual([])
    expect(asked.slice(2)).toEqual(['createPerson', 'createDeal', 'createActivity'])
  })

  it('is told once, and costs one call each time, however many wait for it', async () => {
    await keepBooking('Ana')
    await keepBooking('Eva')
    await run({ createPerson: forbidden })
    await run({ createPerson: forbidden })
    expect(asked).toEqual(['createPerson', 'createPerson'])
    expect(warnings).toEqual([`createPerson waits: ${forbidden.reason}`])
    expect(listProblems().filter(([, problem]) => problem !== '')).toEqual([
      ['Ana', forbidden.reason],
      ['Eva', forbidden.reason],
    ])
  })

  it('is given up where it is the industry, which is not worth waiting for', async () => {
    await keep('one', 'updateDeal', { id: 1, fields: { industry: 'Retail' } })
    await run({ updateDeal: forbidden })
    await run()
    expect(asked).toEqual(['updateDeal'])
    expect(listProblems()).toEqual([['Retail', forbidden.reason]])
  })
})

it('stops where the store is unavailable, and goes on there', async () => {
  await keepBooking('Ana')
  await expect(run({ createDeal: new StoreUnavailable() })).rejects.toThrow(StoreUnavailable)
  await run()
  expect(asked).toEqual(['createPerson', 'createDeal', 'createDeal', 'createActivity'])
  expect(warnings).toEqual([])
})

it('sends nothing that is erased before its turn', async () => {
  await keepBooking('Ana')
  const store = createStore()
  await carryOver(
    {
      ...store,
      createPerson: async (request) => {
        await transact(database, () => removeKeptOf(database, () => true, new Date()))
        return store.createPerson(request)
      },
    },
    kept,
    () => undefined,
  )
  expect(asked).toEqual(['createPerson'])
  expect(readWaiting(file)).toEqual([])
})
