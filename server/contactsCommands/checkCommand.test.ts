import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { siteConfig } from '@/site/siteConfig'
import { createScriptedMailServer } from '../messages/testing/mailServer'
import { getVersion, openDatabase, openReadOnly } from '../records/sqlite/sqliteFile'
import { createOlderTables } from '../testing/createOlderTables'
import { listenForTest } from '../testing/closing'
import { findFreePort } from '../testing/ports'
import { describePostgres, startPostgres } from '../testing/postgres'
import { createTestSite, getUserMessage } from './testing/createTestSite'

const site = createTestSite()

const check = () => site.run('--check')
const failCheck = () => site.fail('--check')

/** The lines of a check, whether all can be used or not. */
const readLines = async () => (await check().catch(getUserMessage)).split('\n')

it('says what is used, and what is not', async () => {
  await site.open()
  const mails = path.join(site.folder, 'mail')
  expect(await check()).toBe(`The contacts are kept in CONTACT_DATABASE ${site.file}.
There is no calendar: CALENDAR_FILE is not set.
Mails are written into ${mails}: set SMTP_URL to send them.
Nobody is told of messages, and of bookings only their hosts: set NOTIFY_EMAIL, CRM or WEBHOOK_URL.
Links to bookings lead to https://www.example.com: set SITE_URL to the site's public URL.
There is no CRM: CRM is none.
`)
  const calendar = site.useCalendar('zone: Europe/Madrid')
  expect(await check()).toContain(`\nThe calendar ${calendar} can be used.\n`)
})

it('says all the rest if the calendar has mistakes', async () => {
  site.useCalendar('zone: Europe/Atlantis')
  const problem = await failCheck()
  expect(problem).toContain('Line 1: zone is "Europe/Atlantis"')
  for (const line of ['CONTACT_DATABASE', 'Mails are written', 'There is no CRM']) {
    expect(problem).toContain(line)
  }
})

it('tries the feeds of the calendar', async () => {
  site.useCalendar("zone: Europe/Madrid\nfeeds: ['https://127.0.0.1/secret.ics']")
  const problem = await failCheck()
  expect(problem).toContain(
    "The busy times of the team's feed 1 cannot be read: Its address leads to no server on the internet.",
  )
  expect(problem).not.toContain('secret')
})

describe('a SQLite file', () => {
  it.each(['contacts.sqlite', 'new/folder/contacts.sqlite'])(
    'that is not there is not created: %s',
    async (name) => {
      const file = path.join(site.folder, name)
      site.environment = { CONTACT_DATABASE: file }
      expect(await check()).toContain(
        `CONTACT_DATABASE ${file} does not exist yet: the first start creates it. If the site has run before, the path is wrong.\n`,
      )
      expect(readdirSync(site.folder)).toEqual([])
    },
  )

  it('that could not be created is no database', async () => {
    const folder = path.join(site.folder, 'text')
    writeFileSync(folder, '')
    site.environment = { CONTACT_DATABASE: path.join(folder, 'contacts.sqlite') }
    expect(await failCheck()).toMatch(/^CONTACT_DATABASE .* cannot be used: ENOTDIR: /)
  })

  it('that cannot be looked for, as with the rights of another user, is one of the findings', async () => {
    symlinkSync(site.file, site.file)
    const findings = await readLines()
    expect(findings[0]).toMatch(/^CONTACT_DATABASE .* cannot be used: ELOOP: /)
    expect(findings.length).toBeGreaterThan(1)
  })

  it('of an older release stays as it is, with its mode', async () => {
    const database = openDatabase(site.file)
    createOlderTables(database, 5)
    database.close()
    chmodSync(site.file, 0o644)
    expect(await check()).toContain(`kept in CONTACT_DATABASE ${site.file}.`)
    const after = openReadOnly(site.file)
    expect(getVersion(after)).toBe(5)
    after.close()
    expect(statSync(site.file).mode & 0o777).toBe(0o644)
  })

  it('that is a folder cannot be used', async () => {
    mkdirSync(site.file)
    expect(await failCheck()).toContain(
      `CONTACT_DATABASE ${site.file} cannot be used: ${site.file} is a folder, but must be a file.\n`,
    )
  })
})

describePostgres('a PostgreSQL database', () => {
  it('that only reads cannot be used', async () => {
    const server = await startPostgres()
    const url = await server.createDatabase()
    site.environment = { DATABASE_URL: url }
    const { host, pathname } = new URL(url)
    expect(await check()).toContain(`The contacts are kept in DATABASE_URL (${host}).\n`)
    const change = `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`
    await server.query(url, change)
    expect(await failCheck()).toMatch(
      /^DATABASE_URL \(.*\) cannot be used: .* in a read-only transaction\.\n/,
    )
  }, 60_000)
})

describe('Redis', () => {
  const checkRedis = async (host: string) => {
    site.environment = { REDIS_URL: `redis://:pass%2Fword@${host}` }
    return (await readLines()).filter((line) => line.startsWith('Redis'))
  }

  /** Replies to each command, of which several may come at once. */
  const createScriptedRedis = (reply = '', toWrites = reply) =>
    createServer((socket) => {
      socket.on('data', (chunk) => {
        for (const command of String(chunk).split(/^\*/m).slice(1)) {
          socket.write(/^eval\r/m.test(command) ? toWrites : reply)
        }
      })
    })

  it('that takes the password and responds can be used', async () => {
    const host = await listenForTest(createScriptedRedis('+OK\r\n'))
    expect(await checkRedis(host)).toEqual([`Redis at ${host} can be used.`])
  })

  it.each([
    ['refuses the password', 'WRONGPASS', '-WRONGPASS No user has pass/word\r\n'],
    ['does not respond', 'no usable response', ''],
    ['goes on loading its data', 'no usable response', '$9\r\nloading:1\r\n'],
    ['only reads, as when it is full', 'OOM', '+OK\r\n', '-OOM used memory > maxmemory\r\n'],
  ])('that %s cannot be used: %s', async (_case, reason, ...replies) => {
    const host = await listenForTest(createScriptedRedis(...replies))
    expect(await checkRedis(host)).toEqual([`Redis at ${host} cannot be used: ${reason}.`])
  })

  it('that is not there cannot be used', async () => {
    const host = `127.0.0.1:${await findFreePort()}`
    expect(await checkRedis(host)).toEqual([`Redis at ${host} cannot be used: ECONNREFUSED.`])
  })
})

describe('a mail server', () => {
  /** Starts a mail server that replies to commands in this way; resolves to its host and port. */
  const start = (replies: Readonly<Record<string, string>>) =>
    listenForTest(createScriptedMailServer(replies))

  const checkServer = async (host: string, login = 'site:pass%2Fword@') => {
    site.environment = { SMTP_URL: `smtp://${login}${host}` }
    const lines = await readLines()
    expect(lines.join()).not.toMatch(/pass.+word/)
    return lines.filter((line) => line.includes('mail'))
  }

  it('that takes the password can be used, and gets no mail', async () => {
    const server = createScriptedMailServer({})
    let received = ''
    server.on('connection', (socket) => {
      socket.on('data', (chunk) => (received += String(chunk)))
    })
    const host = await listenForTest(server)
    expect(await checkServer(host)).toEqual([
      `The mail server ${host} can be used, with mails from ${siteConfig.email}.`,
    ])
    const login = Buffer.from('\0site\0pass/word').toString('base64')
    expect(received).toContain(`AUTH PLAIN ${login}\r\n`)
    expect(received).not.toContain('MAIL FROM')
  })

  it('without a user can be used if it demands no login, which only a mail shows', async () => {
    const host = await start({ MAIL: '530 Authentication required' })
    expect(await checkServer(host, '')).toEqual([
      `The mail server ${host} can be used, with mails from ${siteConfig.email}, if it demands no login: SMTP_URL has no user.`,
    ])
  })

  it('that refuses the password cannot be used', async () => {
    const host = await start({ AUTH: '535 No password for pass/word' })
    expect(await checkServer(host)).toEqual([`The mail server ${host} cannot be used: EAUTH 535.`])
  })

  it('that may get the password unencrypted is named', async () => {
    const [, warning] = await checkServer('mail.invalid')
    expect(warning).toMatch(/^The password for mail\.invalid .*requireTLS/)
  })

  it('that is not there cannot be used', async () => {
    const host = `127.0.0.1:${await findFreePort()}`
    expect(await checkServer(host)).toEqual([
      `The mail server ${host} cannot be used: ECONNREFUSED ESOCKET.`,
    ])
  })

  it('is not asked if the site sends no mails', async () => {
    site.environment = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_TRANSPORT: 'crm',
      WEBHOOK_URL: 'https://hooks.example',
      WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    }
    expect(await check()).toContain('The site sends no mails (MAIL_TRANSPORT=crm).\n')
  })
})
