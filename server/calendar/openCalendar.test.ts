import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { openCalendar } from './openCalendar'
import { calendarWithoutFile } from './ownerCalendar'

const rules = 'zone: Europe/Madrid\nper_day: 3\n'

let calendarFile: string
let reports: string[]

beforeEach(() => {
  calendarFile = path.join(createTemporaryFolder(), 'calendar.yaml')
  reports = []
  writeFileSync(calendarFile, rules)
})

const open = () => openCalendar({ calendarFile }, (sentence) => reports.push(sentence))

it('is nothing without a file', async () => {
  calendarFile = ''
  const { get, reload } = await open()
  reload()
  expect([get(), reports]).toEqual([calendarWithoutFile, []])
})

it('cannot be opened if there is no such file, or a mistake in it', async () => {
  writeFileSync(calendarFile, 'zone: Atlantis\n')
  await expect(open()).rejects.toThrow('Line 1: zone is "Atlantis"')
  rmSync(calendarFile)
  const problem = `CALENDAR_FILE ${calendarFile} cannot be read: `
  await expect(open()).rejects.toThrow(`${problem}there is no such file.`)
  mkdirSync(calendarFile)
  await expect(open()).rejects.toThrow(`${problem}it is a folder, but must be a file.`)
})

it.each(['latin1', 'utf16le'] as const)('cannot be opened in %s', async (encoding) => {
  const text = 'zone: UTC\nhosts: [{ name: María, email: maria@example.com }]\n'
  writeFileSync(calendarFile, text, encoding)
  await expect(open()).rejects.toThrow(
    `CALENDAR_FILE ${calendarFile} has letters that cannot be read: save it as UTF-8.`,
  )
  // As Windows writes it.
  writeFileSync(calendarFile, `\uFEFF${text}`)
  expect((await open()).get().hosts).toMatchObject([{ name: 'María' }])
})

it('is read again, and says which fields have changed, of which feeds are secret', async () => {
  const { get, reload } = await open()
  expect(get()).toMatchObject({ zone: 'Europe/Madrid', perDay: 3 })
  reload()
  for (const feed of ['https://example.com/a.ics', 'https://example.com/b.ics']) {
    writeFileSync(calendarFile, `zone: Europe/Madrid\nbuffer: 15m\nfeeds: ['${feed}']\n`)
    reload()
  }
  expect(get()).toMatchObject({ perDay: Infinity, buffer: 900_000 })
  expect(reports).toEqual([
    'The calendar file was read again: nothing has changed.',
    'The calendar file was read again, and this has changed: per_day, buffer, feeds.',
    'The calendar file was read again, and this has changed: feeds.',
  ])
})

it('stays as it was if it cannot be read again', async () => {
  const { get, reload } = await open()
  writeFileSync(calendarFile, 'zone: Atlantis\n')
  reload()
  rmSync(calendarFile)
  reload()
  expect(get()).toMatchObject({ zone: 'Europe/Madrid', perDay: 3 })
  expect(reports).toEqual([
    'The calendar file is not usable:\n  Line 1: zone is "Atlantis", but must be a time zone, such as Europe/Madrid.\nThe calendar stays as it was.',
    expect.stringMatching(
      /^CALENDAR_FILE .* cannot be read: there is no such file\.\nThe calendar stays as it was\.$/,
    ),
  ])
})
