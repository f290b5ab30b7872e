import fc from 'fast-check'
import {
  foldLine,
  formatCalendar,
  formatEvent,
  getEventSpan,
  getGoogleCalendarUrl,
  getOutlookCalendarUrl,
} from './calendarEvent'

const timeZone = 'America/Los_Angeles'

const event = {
  uid: 'demo-13@example.com',
  stamp: '2026-11-23T09:30:15.250Z',
  ...getEventSpan({ date: '2026-11-26', time: '17:00', timeZone }),
  title: 'Demo & más',
  description: 'Reserva n.º 1+2',
}

const createFile = (changes: Partial<typeof event>) =>
  formatCalendar('PUBLISH', formatEvent({ ...event, ...changes }))

it('links to Google Calendar', () => {
  expect(getGoogleCalendarUrl(event, timeZone)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Demo%20%26%20m%C3%A1s' +
      '&dates=20261127T010000Z%2F20261127T020000Z&details=Reserva%20n.%C2%BA%201%2B2' +
      '&ctz=America%2FLos_Angeles',
  )
})

it('links to Outlook', () => {
  expect(getOutlookCalendarUrl(event)).toBe(
    'https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose' +
      '&rru=addevent&subject=Demo%20%26%20m%C3%A1s&startdt=2026-11-27T01%3A00%3A00.000Z' +
      '&enddt=2026-11-27T02%3A00%3A00.000Z&body=Reserva%20n.%C2%BA%201%2B2',
  )
})

it('is an event in UTC', () => {
  const texts = { title: 'Demo con Conversalia', description: 'Reserva n.º 13.' }
  expect(createFile(texts)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Demo booking//Website//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:demo-13@example.com',
      'DTSTAMP:20261123T093015Z',
      'DTSTART:20261127T010000Z',
      'DTEND:20261127T020000Z',
      'SUMMARY:Demo con Conversalia',
      'DESCRIPTION:Reserva n.º 13.',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('escapes text, so that no line can be injected', () => {
  const text = 'Uno, dos; tres \\ cuatro\r\nATTENDEE:x\rcinco\nseis\u0000\u0007'
  const escaped = 'Uno\\, dos\\; tres \\\\ cuatro\\nATTENDEE:x\\ncinco\\nseis'
  expect(createFile({ title: text, description: text })).toContain(
    `\r\nSUMMARY:${escaped}\r\nDESCRIPTION:${escaped}\r\n`,
  )
})

describe('folding', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length

  it.each([
    [75, 'x'.repeat(75)],
    [76, `${'x'.repeat(75)}\r\n x`],
    [149, `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}`],
    [150, `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
  ])('folds a line of %i octets correctly', (length, expected) => {
    expect(foldLine('x'.repeat(length))).toBe(expected)
  })

  it('never splits a character', () => {
    expect(foldLine(`${'x'.repeat(74)}ñ`)).toBe(`${'x'.repeat(74)}\r\n ñ`)
    expect(foldLine(`${'x'.repeat(72)}🚗`)).toBe(`${'x'.repeat(72)}\r\n 🚗`)
    expect(foldLine(`${'x'.repeat(71)}🚗`)).toBe(`${'x'.repeat(71)}🚗`)
  })

  it('can be unfolded, and has lines of at most 75 octets', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', 'ñ', '€', '🚗', '\\', ',', ';', '\n', 'DTEND:'),
      maxLength: 300,
    })
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = createFile({ title, description })
        const lines = file.split('\r\n')
        expect(lines.filter((line) => octets(line) > 75)).toEqual([])

        const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
        const read = (name: string) =>
          unfolded
            .filter((line) => line.startsWith(`${name}:`))
            .map((line) =>
              line
                .slice(name.length + 1)
                .replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
            )
        expect(read('SUMMARY')).toEqual([title])
        expect(read('DESCRIPTION')).toEqual([description])
        expect(read('DTEND')).toEqual(['20261127T020000Z'])
        expect(unfolded).toHaveLength(17)
      }),
      { seed: 20261126, numRuns: 300 },
    )
  })
})
