import { mockBrowser } from '@/testing/mockBrowser'
import { todayAttribute } from '../attributes'
import { showToday } from './showToday'

mockBrowser()

it.each([
  ['es', '24 de noviembre de 2026'],
  ['en', 'November 24, 2026'],
])('writes the date of the view in %s (R15)', (language, date) => {
  document.documentElement.lang = language
  document.body.innerHTML = `<p><time ${todayAttribute}></time><time>May</time></p>`
  showToday(document)
  expect(document.body.innerHTML).toBe(
    `<p><time ${todayAttribute}="" datetime="2026-11-24">${date}</time><time>May</time></p>`,
  )
})
