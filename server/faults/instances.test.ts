/**
 * Two gateways on the same records: no slot is given twice, and nothing told twice, also when either is
 * killed in the middle of it. `TEST_ALL=true` has more rounds and kills.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { describePostgres, startPostgres } from '../testing/postgres'
import { createDatabasePath } from '../testing/temporaryFolder'
import { createSlots, createVisitor, type Visitor } from '../testing/visitor'
import {
  repeat,
  startInstances,
  startRecipients,
  type Moment,
  type Recipients,
} from './testing/startInstances'

const rounds = process.env.TEST_ALL ? 20 : 5
const rivals = 50
const kills = process.env.TEST_ALL ? 20 : 2
const visitorsPerKill = 12

jest.setTimeout(120_000 + kills * 30_000)

const count = (values: readonly unknown[], value: unknown) =>
  values.filter((each) => each === value).length

const countRepeats = (ids: readonly string[]) => ids.length - new Set(ids).size

function describeInstances(share: () => Promise<Record<string, string>>): void {
  let instances: Awaited<ReturnType<typeof startInstances>>
  let recipients: Recipients
  let killAt: { readonly moment: Moment; readonly kill: (instance?: number) => void } | undefined

  beforeAll(async () => {
    recipients = await startRecipients((moment, instance) => {
      if (moment === killAt?.moment) killAt.kill(instance)
    })
    instances = await startInstances(await share(), recipients)
  })

  const createVisitors = async (count: number): Promise<Visitor[]> => {
    const visitors = repeat(count, (index) => createVisitor(instances.urls, index))
    await Promise.all(visitors.map((visitor) => visitor.introduce()))
    return visitors
  }

  const readMeetings = async () =>
    (await instances.read()).activities.map(({ starts_at, ends_at, ...others }) => ({
      ...others,
      startsAt: Date.parse(starts_at ?? ''),
      endsAt: Date.parse(ends_at ?? ''),
    }))

  const findOverlaps = async () => {
    const meetings = (await readMeetings()).sort((one, other) => one.startsAt - other.startsAt)
    return meetings.filter(({ startsAt }, index) => startsAt < (meetings[index - 1]?.endsAt ?? 0))
  }

  const waitForJobs = async () => {
    while ((await instances.countWaitingJobs()) > 0) await wait(50)
  }

  /** Everybody was told of every booking and change, and the CRM has one of each record. */
  const expectAllTold = async (mostRepeats: number) => {
    const meetings = await readMeetings()
    expect(meetings).not.toEqual([])
    const { account, violations } = recipients.vendor
    const told = Object.values(recipients.readMails())
    const bookings = new Map(recipients.webhooks.map(({ id, booking }) => [id, booking]))
    expect([...bookings.values()].sort()).toEqual(
      meetings
        .flatMap(({ deal_id, sequence }) => repeat(sequence + 1, (at) => `${deal_id}/${at}`))
        .sort(),
    )
    for (const ids of told) expect(new Set(ids)).toEqual(new Set(bookings.keys()))
    for (const ids of [...told, recipients.webhooks.map(({ id }) => id)]) {
      expect(countRepeats(ids)).toBeLessThanOrEqual(mostRepeats)
    }
    for (const kind of ['organizations', 'persons', 'deals', 'notes'] as const) {
      expect([kind, account[kind].length]).toEqual([kind, meetings.length])
    }
    expect(
      account.activities.map(({ due_date, due_time }) => Date.parse(`${due_date}T${due_time}Z`)),
    ).toEqual(expect.arrayContaining(meetings.map(({ startsAt }) => startsAt)))
    expect(account.activities).toHaveLength(meetings.length)
    expect(violations).toEqual([])
  }

  it(`fifty visitors at one slot: one gets it, in each of ${rounds} rounds`, async () => {
    const visitors = await createVisitors(rivals + rounds)
    const slots = createSlots('Europe/Madrid')
    for (const round of repeat(rounds, (index) => index)) {
      const { value: slot } = slots.next()
      const racing = visitors.slice(0, rivals)
      const statuses = await Promise.all(
        racing.map(async (visitor) => (await visitor.book(slot)).status),
      )
      expect([round, count(statuses, 201), count(statuses, 409)]).toEqual([round, 1, rivals - 1])
      visitors.splice(statuses.indexOf(201), 1)
    }
    expect(await findOverlaps()).toEqual([])
  })

  it('each mail, webhook and delivery is sent once', async () => {
    const visitors = await createVisitors(10)
    const slots = createSlots('Europe/Madrid', 6)
    await Promise.all(visitors.map((visitor) => visitor.book(slots.next().value)))
    await waitForJobs()
    await expectAllTold(0)
  })

  it(`when either is killed ${kills} times, nothing confirmed is lost or done twice`, async () => {
    // The last test: it may take all weeks from here on.
    const slots = createSlots('Europe/Madrid', 8)
    const moments = ['mail', 'delivery', 'webhook', 'booking'] as const
    const confirmed: { readonly dealId: number; readonly time: string }[] = []
    let hasBooked: () => void = () => undefined

    const visit = async (first: number) => {
      const visitor = createVisitor(instances.urls, first)
      const { deal_id } = await visitor.introduce()
      let slot = slots.next().value
      expect(await visitor.book(slot)).toMatchObject({ status: 201 })
      hasBooked()
      if (first % 3 === 0) {
        slot = slots.next().value
        expect(await visitor.book(slot)).toMatchObject({ status: 201 })
      }
      confirmed.push({ dealId: deal_id, time: `${slot.due_date} ${slot.due_time}` })
    }

    for (const index of repeat(kills, (each) => each)) {
      const moment = moments[index % moments.length] ?? 'booking'
      const killed = new Promise<number>((resolve) => {
        const kill = (instance = index % 2) => {
          killAt = undefined
          hasBooked = () => undefined
          instances.kill(instance)
          resolve(instance)
        }
        if (moment === 'booking') hasBooked = kill
        else killAt = { moment, kill }
      })
      await Promise.all([
        ...repeat(visitorsPerKill, visit),
        killed.then((instance) => instances.restart(instance)),
      ])
    }

    await instances.restartLater()
    await waitForJobs()
    const times = new Map(
      (await readMeetings()).map((each) => [each.deal_id, `${each.due_date} ${each.due_time}`]),
    )
    for (const { dealId, time } of confirmed) expect(times.get(dealId)).toBe(time)
    expect(await findOverlaps()).toEqual([])
    await expectAllTold(kills)
  })
}

describe('two gateways on one SQLite file', () => {
  describeInstances(() => Promise.resolve({ CONTACT_DATABASE: createDatabasePath() }))
})

describePostgres('two gateways with folders of their own on one PostgreSQL', () => {
  describeInstances(async () => ({ DATABASE_URL: await (await startPostgres()).createDatabase() }))
})
