import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { toNewMeeting } from '@/features/booking/domain/requests'
import { getEarliestDate } from '@/features/booking/domain/businessDays'
import { getDateInZone } from '@/features/booking/domain/instant'
import { readConfiguration, type Environment } from './configuration'
import { serve, type Server } from './serve'
import { deal, organization, person } from './testing/records'
import { createTemporaryFolder } from './testing/temporaryFolder'
import { startVendor, type Vendor } from './testing/vendor/startVendor'
import { vendorToken } from './testing/vendor/vendorRecords'

// The jobs are read every two seconds.
jest.setTimeout(60_000)

let vendor: Vendor
let folder: string
let server: Server
let environment: Environment

const timeZone = 'Europe/Madrid'
const date = getEarliestDate(getDateInZone(Date.now(), timeZone))

const start = async () => {
  server = await serve(readConfiguration(environment), folder)
}

beforeEach(async () => {
  vendor = await startVendor()
  folder = createTemporaryFolder()
})

afterEach(async () => {
  await server.close()
  await vendor.close()
  expect(vendor.violations).toEqual([])
})

const call = async (method: string, url: string, headers: object, body?: object) => {
  const response = await fetch(`${server.url}/api/v1/${url}?api_token=demo-site-key`, {
    method,
    headers: {
      'x-form-age': '60',
      'accept-language': 'en',
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data } = (await response.json()) as { data: { id: number; state?: string } }
  return { status: response.status, data, capability: response.headers.get('x-record-capability') }
}

/** Books as the browser does. */
async function book(): Promise<number> {
  const capabilities: string[] = []
  const create = async (list: string, body: object) => {
    const header = capabilities.join(' ')
    const headers = header ? { 'x-record-capabilities': header } : {}
    const { status, data, capability } = await call('POST', list, headers, body)
    expect(status).toBe(201)
    if (capability) capabilities.push(capability)
    return data.id
  }
  const orgId = await create('organizations', organization())
  const personId = await create('persons', person({ org_id: orgId }))
  const dealId = await create('deals', deal({ person_id: personId, org_id: orgId }))
  const details = { name: 'Ana', email: 'ana@example.com', country: 'ES', phone: '612345678' }
  await create(
    'activities',
    toNewMeeting({
      details: { ...details, company: 'Acme Retail' },
      appointment: { date, time: '10:00', timeZone },
      language: 'en',
      industry: 'Retail',
      orgId,
      personId,
      dealId,
    }),
  )
  return dealId
}

const readMails = async (): Promise<ParsedMail[]> => {
  const mails = path.join(folder, 'mail')
  const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(names.map((name) => simpleParser(readFileSync(path.join(mails, name)))))
}

/** Waits for the mail with these words in its subject. */
async function waitForMail(subject: string): Promise<ParsedMail> {
  for (;;) {
    const found = (await readMails()).find((mail) => mail.subject?.includes(subject))
    if (found) return found
    await wait(50)
  }
}

const getToken = (mail: ParsedMail) =>
  /https:\/\/www\.example\.com\/en\/schedule-demo\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''

const getInvitation = (mail: ParsedMail) =>
  mail.attachments
    .find(({ contentType }) => contentType === 'text/calendar')
    ?.content.toString()
    .replace(/\r\n /g, '') ?? ''

it.each(['none', 'pipedrive'])(
  'the link in the mail changes and cancels a booking, also after a restart, with the CRM %s',
  async (CRM) => {
    environment = {
      PORT: '0',
      LOG_LEVEL: 'silent',
      CONTACT_DATABASE: path.join(folder, 'contacts.sqlite'),
      NOTIFY_EMAIL: 'ventas@example.com',
      CRM,
      ...(CRM !== 'none' && { CRM_URL: vendor.url, CRM_TOKEN: vendorToken }),
    }
    await start()
    const number = await book()
    const created = await waitForMail('Your demo with')
    expect(created.to).toMatchObject({ text: 'ana@example.com' })
    expect((await waitForMail('Nueva demo agendada')).to).toMatchObject({
      text: 'ventas@example.com',
    })
    const headers = { authorization: `Bearer ${getToken(created)}` }

    await server.close()
    await start()
    const time = { due_date: date, due_time: '16:00', source_timezone: timeZone }
    const booked = { number, ...time, state: 'booked' }
    expect((await call('PUT', 'appointment', headers, time)).data).toEqual(booked)
    const changed = await waitForMail('New time')
    expect(getToken(changed)).toMatch(/^[A-Za-z0-9_.-]{1,119}$/)
    expect(getInvitation(changed)).toMatch(/METHOD:REQUEST\r\n[^]*SEQUENCE:1\r\n/)

    const reason = 'We chose another day'
    const { data } = await call('DELETE', 'appointment', headers, { reason })
    expect(data).toEqual({ ...booked, state: 'cancelled' })
    const cancelled = await waitForMail('canceled')
    expect(getInvitation(cancelled)).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:2\r\n/)
    expect(getToken(cancelled)).toBe('')
    expect((await waitForMail('Una demo fue cancelada')).text).toContain(reason)
    expect((await call('GET', 'appointment', headers)).data.state).toBe('cancelled')
    expect(await readMails()).toHaveLength(6)
  },
)
