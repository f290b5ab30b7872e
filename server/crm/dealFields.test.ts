/** The CRM's custom fields of a deal. */
import { startCrmForEachTest } from '../testing/crm'
import { origin, originLine, writeMeeting } from '../testing/records'
import { industryField } from '../testing/vendor/vendorRecords'

const crm = startCrmForEachTest()

/** Books and delivers, with a field of the industry that is known from then on, and books again within the hour. */
const bookTwice = async () => {
  crm.addIndustryField()
  await crm.bookAndDeliver()
  crm.clock.advance(60_000)
  return crm.book({ due_time: '13:00' })
}

const refuseDeal = () => {
  crm.vendor.misbehave({ name: 'invalid', call: 'POST /deals', times: 1 })
}

it('a booking creates the field of the industry if the account lacks it, and once', async () => {
  await crm.bookAndDeliver()
  const { dealFields, deals } = crm.account
  const created = dealFields.filter(({ name }) => name === 'Industria')
  expect(created).toHaveLength(1)
  expect(deals[0]?.custom_fields).toEqual({ [created[0]?.key ?? '']: 'Retail' })
  await crm.bookAndDeliver({ due_time: '13:00' })
  expect(deals[1]?.custom_fields).toEqual(deals[0]?.custom_fields)
  expect(crm.vendor.calls.filter((call) => call.includes('/dealFields'))).toHaveLength(2)
})

it('no field is created twice by two instances that deliver their first bookings at once', async () => {
  await crm.book()
  await crm.book({ due_time: '13:00' })
  crm.vendor.answerTogether('GET /dealFields', 2)
  await Promise.all([crm.deliver(), crm.openInstance().deliver()])
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent', 'sent'])
  const { dealFields, deals } = crm.account
  const created = dealFields.filter(({ name }) => name === 'Industria')
  expect(created).toHaveLength(1)
  const expected = { [created[0]?.key ?? '']: 'Retail' }
  expect(deals.map(({ custom_fields }) => custom_fields)).toEqual([expected, expected])
})

it.each(['POST /dealFields', 'GET /dealFields'])(
  'a token that may not %s delivers without the field, which is said once',
  async (call) => {
    crm.vendor.misbehave({ name: 'forbidden', call })
    await crm.bookAndDeliver()
    await crm.bookAndDeliver({ due_time: '13:00' })
    expect(await crm.readStates()).toEqual(['sent', 'sent'])
    expect(crm.account.deals.map(({ custom_fields }) => custom_fields)).toEqual([{}, {}])
    expect(crm.reports).toEqual([expect.stringContaining('without the field Industria')])
    expect(await crm.readNotices()).toEqual([])
  },
)

it.each([
  ['within an hour', 3_600_000],
  ['once a clock is set right that was ahead', -50 * 60_000],
])('a field that is made by hand after a refusal is used %s', async (_case, later) => {
  crm.account.forbidden.add('can_add_custom_fields')
  crm.clock.advance(Math.max(0, -later))
  const booking = await crm.bookAndDeliver()
  crm.addIndustryField()
  crm.clock.advance(later)
  await crm.records.cancelBooking(booking, {})
  await crm.deliver()
  expect(crm.account.deals[0]?.custom_fields).toEqual({ [industryField.key]: 'Retail' })
})

it('a booking arrives without the field of the industry where that takes no texts', async () => {
  crm.account.dealFields.push({ ...industryField, field_type: 'enum' })
  await crm.bookAndDeliver()
  expect(await crm.readStates()).toEqual(['sent'])
  expect(crm.account.deals[0]?.custom_fields).toEqual({})
  expect(crm.account.dealFields.filter(({ name }) => name === 'Industria')).toHaveLength(1)
})

it('a field that was removed in the CRM within the hour is made again', async () => {
  const { dealFields, deals } = crm.account
  await bookTwice()
  dealFields.splice(dealFields.indexOf(industryField), 1)
  await crm.deliver()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent', 'sent'])
  const { key } = dealFields.at(-1) ?? industryField
  expect(deals.at(-1)?.custom_fields).toEqual({ [key]: 'Retail' })
  expect(await crm.readNotices()).toEqual([])
})

it('a field that has got another type within the hour is left out', async () => {
  const { dealFields, deals } = crm.account
  await bookTwice()
  dealFields.splice(dealFields.indexOf(industryField), 1, { ...industryField, field_type: 'enum' })
  refuseDeal()
  await crm.deliver()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent', 'sent'])
  expect(deals.at(-1)?.custom_fields).toEqual({})
  expect(await crm.readNotices()).toEqual([])
})

it('a deal that is refused is tried again where its fields cannot be listed then', async () => {
  await bookTwice()
  refuseDeal()
  crm.vendor.misbehave({ name: 'failing', call: 'GET /dealFields' })
  await crm.deliver()
  expect(await crm.readStates()).toEqual(['sent', 'waiting'])
  crm.vendor.behave()
  await crm.deliverLater()
  expect(await crm.readStates()).toEqual(['sent', 'sent'])
  expect(await crm.readNotices()).toEqual([])
})

it('a deal that is refused fails at once where all its fields are there', async () => {
  const { number } = await bookTwice()
  refuseDeal()
  await crm.deliver()
  expect(await crm.readStates()).toEqual(['sent', 'failed'])
  expect(await crm.readNotices()).toEqual(['crmRefused'])
  expect(crm.reports.at(-1)).toContain(`number ${number}) is given up`)
})

describe('where the visitor came from (R63)', () => {
  const addField = (name: string, field_type: string) => {
    const key = name.length.toString(16).padStart(40, '0')
    crm.account.dealFields.push({ key, name, field_type })
    return key
  }
  const getFields = () => crm.account.deals.at(-1)?.custom_fields

  it('is told to fields for texts that the owner has made, and to the note', async () => {
    const source = addField('utm_source', 'varchar')
    addField('referrer', 'enum')
    await writeMeeting(crm.records, { origin })
    await crm.deliver()
    expect(getFields()).toEqual({ [source]: origin.utm_source })
    expect(crm.getLast()?.note).toContain(originLine)
    expect(crm.account.dealFields).toHaveLength(4)
    expect(await crm.readStates()).toEqual(['sent'])
  })

  it('is told to the note alone where fields cannot be listed, in one call an hour', async () => {
    crm.vendor.misbehave({ name: 'forbidden', call: 'GET /dealFields' })
    for (const due_time of ['10:00', '13:00']) await writeMeeting(crm.records, { origin, due_time })
    await crm.deliver()
    expect(await crm.readStates()).toEqual(['sent', 'sent'])
    expect(getFields()).toEqual({})
    expect(crm.vendor.calls.filter((call) => call.includes('dealFields'))).toHaveLength(1)
  })
})
