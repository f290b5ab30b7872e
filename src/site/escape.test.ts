/** @jest-environment node */
import { escapeCalendarText, escapeMarkup, unescapeMarkup } from './escape'

it('escapes every character with a meaning in HTML and XML', () => {
  expect(escapeMarkup(`<a title="x">Q&A 'b' &amp;</a>`)).toBe(
    '&lt;a title=&quot;x&quot;&gt;Q&amp;A &#39;b&#39; &amp;amp;&lt;/a&gt;',
  )
})

it.each([`<a title="x">Q&A 'b' &amp;</a>`, '&lt;', '&#60;&nbsp;'])(
  'unescaping restores the escaped text: %s',
  (text) => {
    expect(unescapeMarkup(escapeMarkup(text))).toBe(text)
  },
)

it('escapes the special characters of iCalendar and drops control characters', () => {
  expect(escapeCalendarText('a, b; c \\ d\r\ne\u0007')).toBe('a\\, b\\; c \\\\ d\\ne')
})
