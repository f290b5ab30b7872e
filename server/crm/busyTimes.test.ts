import { noCalendar } from '../calendar/openCalendar'
import { StoreError } from '../contactStore'
import { startCrm, type StartedCrm } from '../testing/crm'
import { email, meeting, writeDeal } from '../testing/records'
import { addActivity, updateActivity } from '../testing/vendor/vendorRecords'
import { vendorToken } from '../testing/vendor/vendorToken'
import { createBusyTimes } from './busyTimes'

const minuteMs = 60_000
const page = { start: 0, limit: 100 }
const march = { start_date: '2026-03-01', end_date: '2026-03-31' }

/** A change by link to 6 March, 11:00 UTC. */
const change = { due_date: '2026-03-06', due_time: '12:00', source_timezone: 'Europe/Madrid' }

let crm: StartedCrm

beforeEach(async () => {
  crm = await startCrm()
})

afterEach(async () => {
  await crm.close()
  expect(crm.vendor.violations).toEqual([])
  expect(crm.reports.join(' ')).not.toContain(vendorToken)
})

const list = async () => (await crm.store.listActivities(march, page)).items

const countReadings = () =>
  crm.vendor.calls.filter((call) => call.startsWith('GET /api/v2/activities')).length

/** Adds an activity to the CRM that takes 5 March from 09:00 to 10:00 UTC. */
const addToCrm = (changes: object = {}) =>
  addActivity(crm.vendor.account, {
    subject: 'Call Eva',
    type: 'meeting',
    due_date: '2026-03-05',
    due_time: '09:00',
    duration: '01:00',
    ...changes,
  })

/** Books the time of `meeting`, 5 March from 09:00 to 10:00 UTC. */
const book = async (changes: object = {}) => {
  const { deal_id, ...ids } = await writeDeal(crm.records)
  const activity = meeting({ ...ids, deal_id, ...changes })
  const { id: activityId } = await crm.store.createActivity(activity)
  return { activityId, number: deal_id }
}

/** Lets so much time pass that the CRM is read again, and trusted about our meetings. */
const readLater = async () => {
  crm.clock.advance(2 * minuteMs)
  return list()
}

/** Books, delivers, and changes the meeting in the CRM. */
const bookAndChangeInCrm = async (changes: object) => {
  const booking = await book()
  await crm.deliver()
  const { account } = crm.vendor
  updateActivity(account, account.activities.at(-1)?.id ?? 0, changes)
  await readLater()
  return booking
}

const countJobs = async () => (await crm.readCrmJobs()).length

describe('reading', () => {
  it('happens once in 45 s, however many ask', async () => {
    await Promise.all(Array.from({ length: 30 }, list))
    await list()
    expect(countReadings()).toBe(1)
    crm.clock.advance(44_000)
    await list()
    expect(countReadings()).toBe(1)
    crm.clock.advance(2_000)
    await Promise.all(Array.from({ length: 30 }, list))
    expect(countReadings()).toBe(2)
  })

  it('reads all pages, as far back as needed', async () => {
    for (let index = 0; index < 700; index += 1) addToCrm({ due_date: '2026-03-20' })
    for (let index = 0; index < 1_000; index += 1) addToCrm({ due_date: '2025-03-20' })
    await list()
    expect(countReadings()).toBe(2)
    await expect(book({ due_date: '2026-03-20' })).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('that fails keeps the last times, is reported once, and tried again after a rest', async () => {
    addToCrm()
    await list()
    crm.vendor.misbehave({ name: 'failing' })
    for (let index = 0; index < 5; index += 1) {
      expect(await readLater()).toHaveLength(1)
      await expect(book()).rejects.toThrow(new StoreError('slotTaken'))
    }
    expect(crm.reports).toEqual([expect.stringContaining('can not be read')])
    crm.vendor.behave()
    expect(await readLater()).toHaveLength(1)
    expect(crm.reports).toHaveLength(2)
  })

  it('that can not be stored is not the fault of the CRM, and is tried again', async () => {
    addToCrm()
    const { database } = crm.records
    const transact = database.transact.bind(database)
    const failed = new Error('database disk image is malformed')
    jest.spyOn(database, 'transact').mockImplementationOnce(transact).mockRejectedValueOnce(failed)
    expect(await list()).toEqual([])
    expect(crm.reports).toEqual([`The busy times of the CRM can not be stored: ${failed.message}.`])
    expect(await readLater()).toHaveLength(1)
    expect(crm.reports).toHaveLength(1)
  })

  it('is not waited for while the CRM is left alone', async () => {
    crm.vendor.misbehave({ name: 'failing' })
    await list()
    const refreshes = Array.from({ length: 10 }, () =>
      crm.busyTimes.refresh({ since: crm.clock.now(), deadlineMs: 60_000 }),
    )
    expect(await Promise.all(refreshes)).not.toContain(true)
    expect(countReadings()).toBe(1)
  })

  it.each(['unauthorized', 'forbidden', 'forbiddenPage', 'tooMany', 'halfJson', 'reset'] as const)(
    'that fails (%s) hinders no booking',
    async (name) => {
      crm.vendor.misbehave({ name })
      await book()
      expect(await list()).toHaveLength(1)
      expect(crm.reports).toHaveLength(1)
    },
  )

  it('that began too early is followed by another one', async () => {
    const ends: (() => void)[] = []
    const crmThatWaits = {
      readBusy: () =>
        new Promise<[]>((resolve) => {
          ends.push(() => {
            resolve([])
          })
        }),
      readActivity: () => Promise.resolve(null),
    }
    const { clock, records } = crm
    const busyTimes = createBusyTimes({
      database: records.database,
      crm: crmThatWaits,
      calendar: noCalendar,
      now: clock.now,
      report: (sentence) => crm.reports.push(sentence),
    })
    const waitForReading = async (count: number) => {
      while (ends.length < count) await new Promise(setImmediate)
    }
    const early = busyTimes.refresh({ since: clock.now(), deadlineMs: 10_000 })
    await waitForReading(1)
    clock.advance(1_000)
    const late = busyTimes.refresh({ since: clock.now(), deadlineMs: 10_000 })
    await new Promise(setImmediate)
    ends[0]?.()
    expect(await early).toBe(true)
    await waitForReading(2)
    ends[1]?.()
    expect(await late).toBe(true)
  })
})

describe('two instances', () => {
  const activity = {
    id: 7,
    isMeeting: true,
    dealId: null,
    userId: null,
    isBusy: true,
    start: Date.parse('2026-03-05T09:00:00Z'),
    end: Date.parse('2026-03-05T10:00:00Z'),
  }

  /** Starts an instance whose readings are counted, and give an activity twice. */
  const startInstance = (readBusy = async () => [activity, activity]) => {
    const countedReadBusy = jest.fn(readBusy)
    const { records, clock } = crm
    const busyTimes = createBusyTimes({
      database: records.database,
      crm: { readBusy: countedReadBusy, readActivity: () => Promise.resolve(null) },
      calendar: noCalendar,
      now: clock.now,
      report: (sentence) => crm.reports.push(sentence),
    })
    return {
      readBusy: countedReadBusy,
      refresh: () => busyTimes.refresh({ since: clock.now(), deadlineMs: 10_000 }),
    }
  }

  it('read in turn: one reads, the other takes what it has read', async () => {
    const [one, other] = [startInstance(), startInstance()]
    for (let round = 1; round <= 3; round += 1) {
      const refreshed = [one, other, one, other].map((instance) => instance.refresh())
      expect(await Promise.all(refreshed)).toEqual([true, true, true, true])
      const readings = [one, other].map(({ readBusy }) => readBusy.mock.calls.length)
      expect(Math.max(...readings) + Math.min(...readings)).toBe(round)
      crm.clock.advance(minuteMs)
    }
  })

  it('do not wait for one that died while it was reading', async () => {
    let end: (() => void) | undefined
    const dying = startInstance(
      () =>
        new Promise((resolve) => {
          end = () => {
            resolve([])
          }
        }),
    )
    const died = dying.refresh()
    while (dying.readBusy.mock.calls.length === 0) await new Promise(setImmediate)
    crm.clock.advance(minuteMs)
    expect(await startInstance().refresh()).toBe(true)
    end?.()
    await died
  })

  it('store an activity once that a shifting page lists twice', async () => {
    expect(await startInstance().refresh()).toBe(true)
    expect((await crm.records.listActivities(march, page)).items).toHaveLength(1)
    expect(crm.reports).toEqual([])
  })
})

describe("the CRM's activities", () => {
  it('take their time, and are listed without a subject', async () => {
    addToCrm()
    expect(await list()).toEqual([
      {
        due_date: '2026-03-05',
        due_time: '09:00',
        duration: '01:00',
        source_timezone: 'UTC',
        subject: '',
      },
    ])
    await expect(book()).rejects.toThrow(new StoreError('slotTaken'))
    await expect(book({ due_time: '10:30' })).rejects.toThrow(new StoreError('slotTaken'))
    await book({ due_time: '11:00' })
  })

  it('that were just made are seen by a booking and a change, though not yet by the list', async () => {
    const booking = await book()
    await crm.deliver()
    await list()
    crm.clock.advance(3_000)
    addToCrm({ due_date: '2026-03-06', due_time: '11:00' })
    expect(await list()).toHaveLength(1)
    await expect(crm.store.changeBooking(booking, change)).rejects.toThrow(
      new StoreError('slotTaken'),
    )
  })

  it('that have no id are skipped, and quoted nowhere', async () => {
    addToCrm()
    Object.assign(addToCrm({ due_date: '2026-03-09' }), { id: undefined })
    expect(await list()).toHaveLength(1)
    expect(crm.reports).toEqual([])
  })

  it.each<[string, object]>([
    ['deleted', { is_deleted: true }],
    ['without a time', { due_time: '' }],
    ['without a date', { due_date: null }],
    ['moved', { due_date: '2026-04-05' }],
  ])('that are %s take it no longer', async (_case, changes) => {
    const { id } = addToCrm()
    await expect(book()).rejects.toThrow(new StoreError('slotTaken'))
    updateActivity(crm.vendor.account, id, changes)
    expect(await readLater()).toEqual([])
    await book()
  })

  it('that last into the next day take it too', async () => {
    addToCrm({ due_date: '2026-03-04', due_time: '23:00', duration: '12:00' })
    await expect(book()).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('that are our own take their time once', async () => {
    const booking = await book()
    await crm.deliver()
    expect(await readLater()).toHaveLength(1)
    await crm.store.changeBooking(booking, { ...change, due_date: '2026-03-05', due_time: '10:30' })
  })

  it('of our own messages take none', async () => {
    await crm.store.createActivity(email(await writeDeal(crm.records)))
    await crm.deliver()
    await readLater()
    await book({ due_date: '2026-03-02', due_time: '12:00' })
  })
})

describe('a meeting of ours', () => {
  it('that was moved in the CRM moves, and nobody is told', async () => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-03-06', due_time: '13:00' })
    expect(await crm.records.getBooking(booking)).toMatchObject({
      due_date: '2026-03-06',
      due_time: '14:00',
      source_timezone: 'Europe/Madrid',
      state: 'booked',
    })
    expect(await countJobs()).toBe(1)
    await book()
    await expect(book({ due_date: '2026-03-06', due_time: '14:00' })).rejects.toThrow(
      new StoreError('slotTaken'),
    )
  })

  it('that was made longer in the CRM takes the longer time', async () => {
    await bookAndChangeInCrm({ duration: '02:30' })
    await expect(book({ due_time: '12:00' })).rejects.toThrow(new StoreError('slotTaken'))
    await book({ due_time: '12:30' })
  })

  it.each<[string, object]>([
    ['deleted', { is_deleted: true }],
    ['left without a time', { due_time: '' }],
  ])('that was %s in the CRM is cancelled, and nobody is told', async (_case, changes) => {
    const booking = await bookAndChangeInCrm(changes)
    expect(await crm.records.getBooking(booking)).toMatchObject({ state: 'cancelled' })
    expect(await countJobs()).toBe(1)
    await book()
  })

  it('that was moved into the past in the CRM is past', async () => {
    const booking = await bookAndChangeInCrm({ due_date: '2026-02-26' })
    expect(await crm.records.getBooking(booking)).toMatchObject({ state: 'past' })
  })

  it('that was moved in the CRM and is booked again for its first time moves back', async () => {
    const { number } = await bookAndChangeInCrm({ due_time: '13:00' })
    await crm.store.createActivity(meeting({ deal_id: number }))
    await crm.deliver()
    expect(crm.vendor.account.activities.at(-1)).toMatchObject({ due_time: '09:00' })
  })

  it('follows the CRM also to a time that another activity of the CRM has', async () => {
    addToCrm({ due_time: '13:00' })
    const booking = await bookAndChangeInCrm({ due_time: '13:00' })
    expect(await crm.records.getBooking(booking)).toMatchObject({ due_time: '14:00' })
    expect(crm.reports).toEqual([])
  })

  it('that was moved in the CRM onto another of ours stays, which is reported once', async () => {
    await book({ due_time: '14:00' })
    const { number } = await writeDeal(crm.records).then(async (ids) => {
      await crm.store.createActivity(meeting(ids))
      return { number: ids.deal_id }
    })
    await crm.deliver()
    const { account } = crm.vendor
    updateActivity(account, account.activities.at(-1)?.id ?? 0, { due_time: '13:00' })
    await readLater()
    await readLater()
    expect(crm.reports).toEqual([expect.stringContaining(`Booking ${number} was moved`)])
    await expect(book()).rejects.toThrow(new StoreError('slotTaken'))
  })

  it('keeps a change that waits for the CRM, or that the CRM has refused', async () => {
    const booking = await book()
    await crm.deliver()
    crm.vendor.misbehave({ name: 'invalid', call: 'PATCH /activities/{id}' })
    await crm.store.changeBooking(booking, change)
    await readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
    await crm.deliver()
    await readLater()
    expect(await crm.records.getBooking(booking)).toMatchObject(change)
  })
})

describe('meetings of ours that a reading lacks', () => {
  /** Delivers three meetings at different times. */
  const bookThree = async () => {
    const bookings = []
    for (const due_time of ['10:00', '12:00', '14:00']) {
      const ids = await writeDeal(crm.records)
      const { id } = await crm.store.createActivity(meeting({ ...ids, due_time }))
      bookings.push({ activityId: id, number: ids.deal_id })
    }
    await crm.deliver()
    return bookings
  }

  const readStates = (bookings: readonly { activityId: number; number: number }[]) =>
    Promise.all(bookings.map(async (booking) => (await crm.records.getBooking(booking)).state))

  const deleteInCrm = (count: number) => {
    const { account } = crm.vendor
    for (const { id } of account.activities.slice(0, count))
      updateActivity(account, id, { is_deleted: true })
  }

  it('stay if the CRM still has them', async () => {
    const booking = await book()
    await crm.deliver()
    crm.vendor.misbehave({ name: 'noData', call: 'GET /activities' })
    await readLater()
    expect(await readStates([booking])).toEqual(['booked'])
  })

  it.each(['forbidden', 'forbiddenPage', 'failing', 'noData'] as const)(
    'stay until the CRM says what became of them (%s)',
    async (name) => {
      const booking = await book()
      await crm.deliver()
      deleteInCrm(1)
      crm.vendor.misbehave({ name, call: 'GET /activities/{id}' })
      await readLater()
      expect(await readStates([booking])).toEqual(['booked'])
      expect(crm.reports).toEqual([])
      crm.vendor.behave()
      await readLater()
      expect(await readStates([booking])).toEqual(['cancelled'])
    },
  )

  it('are cancelled if they are some of several', async () => {
    const bookings = await bookThree()
    deleteInCrm(2)
    await readLater()
    expect(await readStates(bookings)).toEqual(['cancelled', 'cancelled', 'booked'])
    expect(crm.reports).toEqual([])
  })

  it.each([
    ['all of several', 0],
    ['more than three', 2],
  ])('all stay if they are %s, which is reported once', async (_name, others) => {
    const bookings = await bookThree()
    for (let index = 0; index < others; index += 1) {
      await book({ due_date: '2026-03-06', due_time: `1${index * 2}:00` })
    }
    await crm.deliver()
    deleteInCrm(3 + others - Math.min(1, others))
    await readLater()
    await readLater()
    expect(await readStates(bookings)).toEqual(['booked', 'booked', 'booked'])
    expect(crm.reports).toEqual([expect.stringContaining('Several demos are missing')])
    expect(crm.vendor.calls.filter((call) => /activities\/\d/.test(call))).toEqual([])
  })
})

describe('a time that was given away in the CRM after the booking', () => {
  it('is delivered with its mark, and the owner is told once', async () => {
    const booking = await book()
    addToCrm()
    await crm.deliver()
    const find = () => crm.vendor.account.activities.find(({ deal_id }) => deal_id !== null)
    expect(find()).toMatchObject({ subject: 'Coincide con otra actividad: Demo - Ana García' })
    expect(await crm.readNotices()).toEqual(['crmConflict'])
    const [job] = await crm.readOwnerJobs()
    expect(Date.parse(job?.due_at ?? '')).toBeLessThanOrEqual(crm.clock.now())
    await crm.store.changeBooking(booking, change)
    await crm.deliver()
    expect(find()).toMatchObject({ subject: 'Demo - Ana García', due_time: '11:00' })
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })

  it('is seen also if the CRM was read between the booking and a late delivery', async () => {
    await book()
    crm.vendor.misbehave({ name: 'failing', call: 'POST /activities', times: 1 })
    await crm.deliver()
    await readLater()
    addToCrm()
    await crm.deliverLater()
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })

  it('is told once also if the delivery is tried several times', async () => {
    await book()
    addToCrm()
    crm.vendor.misbehave({ name: 'reset', call: 'POST /activities', times: 2, afterwards: true })
    await crm.deliver()
    await crm.deliverLater()
    await crm.deliverLater()
    expect(crm.vendor.account.activities).toHaveLength(2)
    expect(await crm.readNotices()).toEqual(['crmConflict'])
  })
})
