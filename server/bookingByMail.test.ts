import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import type { Server } from './serve'
import { startVendorForTest } from './testing/crm'
import { key } from './testing/startGateway'
import { startServer } from './testing/startServer'
import { createTemporaryFolder } from './testing/temporaryFolder'
import { vendorToken } from './testing/vendor/vendorRecords'
import { createSlots, createVisitor } from './testing/visitor'

// The jobs are read every two seconds.
jest.setTimeout(60_000)

const folder = createTemporaryFolder()

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
  /https:\/\/www\.example\.com\/agendar-demo\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''

const getInvitation = (mail: ParsedMail) =>
  mail.attachments
    .find(({ contentType }) => contentType === 'text/calendar')
    ?.content.toString()
    .replace(/\r\n /g, '') ?? ''

it('the link in the mail changes and cancels a booking, also after a restart', async () => {
  const vendor = await startVendorForTest()
  const environment = {
    CONTACT_DATABASE: path.join(folder, 'contacts.sqlite'),
    NOTIFY_EMAIL: 'ventas@example.com',
    CRM: 'pipedrive',
    CRM_URL: vendor.url,
    CRM_TOKEN: vendorToken,
  }
  let server: Server = await startServer(environment)
  const visitor = createVisitor([server.url])
  const slots = createSlots('Europe/Madrid')
  const { deal_id: number } = await visitor.introduce('ana@example.com')
  await visitor.book(slots.next().value)
  const created = await waitForMail('Tu demo con')
  expect(created.to).toMatchObject({ text: 'ana@example.com' })
  expect((await waitForMail('Nueva demo agendada')).to).toMatchObject({
    text: 'ventas@example.com',
  })
  await server.close()

  server = await startServer(environment)
  const call = async (method: string, body?: object) => {
    const response = await fetch(`${server.url}/api/v1/appointment?${key}`, {
      method,
      headers: {
        authorization: `Bearer ${getToken(created)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return ((await response.json()) as { data: unknown }).data
  }
  const time = slots.next().value
  const booked = { number, ...time, state: 'booked' }
  expect(await call('PUT', time)).toEqual(booked)
  const changed = await waitForMail('Nueva hora')
  expect(getToken(changed)).toMatch(/^[A-Za-z0-9_.-]{1,119}$/)
  expect(getInvitation(changed)).toMatch(/METHOD:REQUEST\r\n[^]*SEQUENCE:1\r\n/)

  const reason = 'We chose another day'
  const cancelled = { ...booked, state: 'cancelled' }
  expect(await call('DELETE', { reason })).toEqual(cancelled)
  const mail = await waitForMail('está cancelada')
  expect(getInvitation(mail)).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:2\r\n/)
  expect(getToken(mail)).toBe('')
  expect((await waitForMail('Una demo fue cancelada')).text).toContain(reason)
  expect(await call('GET')).toEqual(cancelled)
  expect(await readMails()).toHaveLength(6)
})
