import path from 'node:path'
import { meeting, writeDeal } from '../testing/records'
import { startPostgres } from '../testing/postgres'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { SlotTaken } from '../contactStore'
import { openPostgres } from './postgres/openPostgres'
import { createRecordStore } from './recordStore'
import { openSqlite } from './sqlite/openSqlite'

const at = new Date('2026-03-02T08:30:00Z')

it.each(['sqlite', 'postgres'])('%s', async (engine) => {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const report = (m: string) => console.log(m)
  const url = engine === 'postgres' ? await (await startPostgres()).createDatabase() : ''
  const open = () => (engine === 'sqlite' ? openSqlite({ file, report }) : openPostgres(url, report))
  const [one, two] = [createRecordStore(await open(), () => at), createRecordStore(await open(), () => at)]
  const ids = await writeDeal(one)
  const { id } = await one.createActivity(meeting(ids))
  const other = await writeDeal(one)
  await expect(one.createActivity(meeting(other))).rejects.toThrow(SlotTaken)
  console.log(await two.getBooking({ activityId: id, number: ids.deal_id }))
  const deals = await Promise.all(Array.from({ length: 50 }, () => writeDeal(one)))
  const out = await Promise.allSettled(deals.map((d, i) => (i % 2 ? one : two).createActivity(meeting({ ...d, due_time: '12:00' }))))
  console.log(out.filter((o) => o.status === 'fulfilled').length, out.filter((o) => o.status === 'rejected' && o.reason instanceof SlotTaken).length)
  console.log(await one.listActivities({ start_date: '2026-03-01', end_date: '2026-03-31' }, { start: 0, limit: 10 }))
  await one.close(); await two.close()
}, 60_000)
