import { readFeed } from './readFeed'
import { readFeedInThread } from './readFeedInThread'

// Starting a thread takes seconds on a busy machine.
jest.setTimeout(60_000)

const options = {
  window: { start: Date.parse('2026-10-19T00:00Z'), end: Date.parse('2026-11-09T00:00Z') },
  zone: 'Europe/Madrid',
  site: 'www.example.com',
  email: 'marta@example.com',
}

const createFeed = (...event: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')

it('gives the same times', async () => {
  const text = createFeed('DTSTART:20261020T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
  const read = readFeedInThread([text, options], AbortSignal.timeout(30_000))
  expect((await read).times).toHaveLength(3)
  expect(await read).toEqual(readFeed(text, options))
})

it('gives the same sentence', async () => {
  const read = readFeedInThread(['', options], AbortSignal.timeout(30_000))
  await expect(read).rejects.toThrow(/^It is not a calendar/)
})

it('ends with a sentence where ical.js does not', async () => {
  const rules = ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY']
  const expectLimit = async (rule: string) => {
    const text = createFeed('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`)
    const reading = readFeedInThread([text, options], AbortSignal.timeout(3_000))
    await expect(reading).rejects.toThrow(/^It has too many events to be read$/)
  }
  await Promise.all(rules.map(expectLimit))
})
