/** @jest-environment node */
import { escapeCalendarText, escapeMarkup, unescapeMarkup } from './escape'

it('escapes every character that HTML and XML read', () => {
  expect(escapeMarkup(`<a title="x">Q&A 'b' &amp;</a>`)).toBe(
    '&lt;a title=&quot;x&quot;&gt;Q&amp;A &#39;b&#39; &amp;amp;&lt;/a&gt;',
  )
})

it.each([`<a title="x">Q&A 'b' &amp;</a>`, '&lt;', '&#60;&nbsp;'])(
  'unescapes what it escaped: %s',
  (text) => {
    expect(unescapeMarkup(escapeMarkup(text))).toBe(text)
  },
)

it('escapes what iCalendar reads, and drops control characters', () => {
  expect(escapeCalendarText('a, b; c \\ d\r\ne\u0007')).toBe('a\\, b\\; c \\\\ d\\ne')
})
