import { mockBrowser } from '@/testing/mockBrowser'
import { todayAttribute } from './attributes'
import { showToday } from './showToday'

const device = mockBrowser()

/** Lets the site answer with this `Date`. */
const answer = (date: string) =>
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { headers: { Date: date } }))

const day = 'Tue, 24 Nov 2026 09:00:00 GMT'

it.each([
  ['es', '24 de noviembre de 2026'],
  ['en', 'November 24, 2026'],
])('writes the date of the view in %s (R15)', async (language, date) => {
  answer(day)
  document.documentElement.lang = language
  document.body.innerHTML = `<p><time ${todayAttribute}></time><time>May</time></p>`
  await showToday(document)
  expect(document.body.innerHTML).toBe(
    `<p><time ${todayAttribute}="" datetime="2026-11-24">${date}</time><time>May</time></p>`,
  )
})

const show = async () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<time ${todayAttribute}></time>`
  await showToday(document)
  return document.body.textContent
}

it.each(['2026-11-22', '2026-11-27', '2025-01-01', '2030-01-01'])(
  'writes the real date on a device whose clock says %s',
  async (today) => {
    device.setNow(`${today}T09:00:00Z`)
    answer(day)
    expect(await show()).toBe('November 24, 2026')
  },
)

it('writes the device’s date if the site does not answer', async () => {
  jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await show()).toBe('November 24, 2026')
})
