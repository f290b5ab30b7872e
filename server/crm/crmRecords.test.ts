import type { Database } from '../records/database'
import { describeEngines } from '../testing/postgres'
import { openCrmMemory } from './crmRecords'

const localIds = { organization: 1, person: 1, deal: 1, note: 1, activity: 1 }

describeEngines('a field that the CRM lacks', (create) => {
  it('is begun by one of two instances that want it at once', async () => {
    const open = await create()
    const databases = [await open(), await open()]
    const begin = async (database: Database) => {
      const ids = { localIds, fieldIds: { Industria: 1 } }
      const memory = await openCrmMemory(database, ids, () => 1_000)
      return memory.beginField('Industria', 60_000)
    }
    const begun = await Promise.all(databases.map(begin))
    for (const database of databases) await database.close()
    expect(begun.filter((undo) => undo !== undefined)).toHaveLength(1)
  })
})
