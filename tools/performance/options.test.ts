import { sitePages } from '../../src/site/sitePages'
import { readOptions } from './options'

test('without options every page is measured five times, in both languages and every profile', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    pages: sitePages.map(({ id }) => id),
    languages: ['es', 'en'],
    profiles: ['mobile', 'desktop', 'lowEnd'],
    parts: ['lighthouse', 'phone', 'transfer'],
    folders: [],
    short: false,
    date: undefined,
    output: 'docs/performance.md',
  })
})

test('every option is read', () => {
  expect(
    readOptions([
      '--runs=3',
      '--pages=home,pricing',
      '--languages=en,es',
      '--profiles=desktop',
      '--only=transfer',
      '--date=2026-11-23',
      '--output=other.md',
      'before=../old site/dist',
    ]),
  ).toEqual({
    runs: 3,
    pages: ['home', 'pricing'],
    languages: ['en', 'es'],
    profiles: ['desktop'],
    parts: ['transfer'],
    date: '2026-11-23',
    output: 'other.md',
    short: false,
    folders: [{ name: 'before', path: '../old site/dist' }],
  })
})

test('the short form measures less and writes nothing; an option still has the last word', () => {
  expect(readOptions(['--runs=1', '--short'])).toMatchObject({
    runs: 1,
    pages: ['home', 'pricing', 'scheduleDemo'],
    profiles: ['mobile'],
    languages: ['es'],
    parts: ['lighthouse'],
    short: true,
    output: undefined,
  })
})

test.each([
  ['--runs=0', '--runs accepts a number from 1 to 99'],
  ['--runs', '--runs accepts a number from 1 to 99'],
  ['--pages=home,nowhere', '--pages accepts pages of the site map: home, scheduleDemo'],
  ['--languages=fr', '--languages accepts es, en'],
  ['--date=23.11.2026', '--date accepts a date as YYYY-MM-DD'],
  ['--output=report.html', '--output accepts the path of a Markdown file'],
  ['--speed=high', "There is no option '--speed=high'"],
  ['dist', "'dist' is neither an option nor a folder as name=path"],
])('%s is refused with the reason', (argument, reason) => {
  expect(() => readOptions([argument])).toThrow(reason)
})
