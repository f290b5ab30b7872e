import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { takeJobId, writeDeal, writeMeeting } from '../testing/records'
import type { Command } from './command'
import { commands } from './commands'
import { help } from './runContacts'
import { createTestSite, garbage } from './testing/createTestSite'

const site = createTestSite()

const { run, fail } = site

const write = async () => {
  await writeDeal(await site.open())
}

describe('the output of a command', () => {
  it.each([
    ['--csv', 'organizations, persons, deals, activities'],
    ['--suspects', 'table, json'],
    ['--calendar-link', 'current, new'],
  ])('is in a form that there is: %s accepts %s', async (option, forms) => {
    await write()
    for (const value of ['xml', 'constructor', '__proto__'])
      await site.expectRefused(option, value, `it accepts ${forms}`)
  })

  it.each([[['--json']], [['--csv']], [['--jobs']], [['--export', 'ana@example.com']], [[]]])(
    'is a sentence about the error if the database cannot be read: %j',
    async (args) => {
      writeFileSync(site.file, garbage)
      expect(await fail(...args)).toMatch(
        /^CONTACT_DATABASE .* cannot be read: .*not a database\.$/,
      )
    },
  )
})

it('--retry says what is tried again, and what is removed because the visitor knows better', async () => {
  const store = await site.open()
  const booking = await writeMeeting(store)
  const now = Date.parse(site.at)
  const take = () => takeJobId(store, 'visitor', now)
  await store.markFailed(await take(), { error: 'refused' })
  await store.cancelBooking(booking, {})
  await store.markSent(await take(), now)
  const retried = '0 failed jobs are tried again.'
  expect(await run('--retry')).toBe(`${retried} Removed 1 job that is out of date.\n`)
  expect(await run('--retry')).toBe(`${retried}\n`)
})

const values: Readonly<Record<string, string>> = {
  EMAIL: 'ana@example.com',
  DAYS: '30',
  ID: '1',
  FILE: 'copy.sqlite',
  TARGET: 'copy.sqlite',
}
// These make a database, or need none.
const others = ['check', 'restore', 'calendar']
const calls = Object.entries<Command>(commands).flatMap(([name, { value = '' }]) =>
  others.includes(name) ? [] : [[`--${name}`, values[value] ?? []].flat()],
)

it.each([[[]], ...calls.map((args) => [args])])(
  '%j says that there is no database, and makes none',
  async (args) => {
    expect(await fail(...args)).toBe(
      `There is no contact database ${site.file}: set CONTACT_DATABASE or DATABASE_URL as for the site. If that has never run, start it first.`,
    )
    expect(readdirSync(site.folder)).toEqual([])
  },
)

it.each([[[]], [['--json']], [['--retry']], [['--calendar']], [['--backup', 'copy.sqlite']]])(
  '%j does not say that there is no database where it cannot look, as with the rights of another user',
  async (args) => {
    site.useCalendar('zone: Europe/Madrid')
    symlinkSync(site.file, site.file)
    expect(await fail(...args)).toMatch(/ failed: ELOOP: /)
  },
)

it.each([
  [['--xml'], "Unknown option '--xml'"],
  [['json'], "Unexpected argument 'json'"],
  [['-x'], "Unknown option '-x'"],
  [['--erase'], "Option '--erase <value>' argument missing"],
  [['--keep', '--json'], "Option '--keep' argument is ambiguous"],
  [['--jobs=all'], "Option '--jobs' does not take an argument"],
  [['--keep=30', '--json'], 'Give one option, not --keep and --json'],
  [['--check', '--jobs'], 'Give one option, not --check and --jobs'],
  [['--json', '--csv'], 'Give one option, not --json and --csv'],
  [['--help', '--erase=a@b.c'], 'Give one option, not --help and --erase'],
  [['--erase=a@b.c', '--erase=d@e.f'], 'Give one option, not --erase and --erase'],
])(
  '%j are refused, since the help does not name them, and nothing is done',
  async (args, sentence) => {
    await write()
    const before = readFileSync(site.file)
    const problem = await fail(...args)
    expect(problem).toContain(sentence)
    expect(problem).toMatch(/\nSee npm run contacts -- --help\.$/)
    expect(readFileSync(site.file).equals(before)).toBe(true)
  },
)

describe('the help', () => {
  it('is printed', async () => {
    expect(await run('--help')).toBe(help)
  })

  it('has a line for every command with its value', () => {
    const lines = help.split('\n')
    for (const call of [
      'npm run contacts                          tables for reading',
      'npm run contacts -- --csv[=TABLE]         all four tables, or one: organizations, persons, deals, activities',
      'npm run contacts -- --erase EMAIL         removes that data; the times of future meetings stay taken',
      'npm run contacts -- --check               whether the configured calendar, database, mail server, Redis and CRM can be used',
      'npm run contacts -- --help                this text',
    ]) {
      expect(lines).toContain(`  ${call}`)
    }
    for (const name of Object.keys(commands)) {
      expect(lines.filter((line) => / -- --([\w-]+)/.exec(line)?.[1] === name)).toHaveLength(1)
    }
  })
})
