import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { fillIn } from './fillIn'
import { showMissingKeys, warnOfMissingKey } from './missingKeys'

interface Content {
  readonly title: string
  readonly items: readonly { readonly title: string; readonly points: readonly string[] }[]
  readonly closing: { readonly text: string }
  readonly writtenIn?: string
  readonly faqs: readonly string[]
  readonly messages?: readonly { readonly withFlow?: true }[]
}

const whole: Content = {
  title: 'A title',
  items: [{ title: 'An item', points: ['A point'] }],
  closing: { text: 'The end' },
  faqs: [],
}

// Each test uses its own section, because each key warns only once.
let section = ''
let tests = 0
let warn: jest.SpyInstance
beforeEach(() => {
  section = `section${(tests += 1)}`
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
})
const read = (content: object) => showMissingKeys(content as Content, 'es', section)
const warned = () => warn.mock.calls.map(([message]) => String(message))
const getWarning = (key: string) => `Missing translation key '${section}:${key}' in 'es'`

it('leaves content as it is where nothing is missing', () => {
  const content = read(whole)
  expect(JSON.stringify(content)).toBe(JSON.stringify(whole))
  expect(content.items[1]).toBeUndefined()
  expect(warned()).toEqual([])
})

it('reads the same object twice, for what compares it', () => {
  expect(read(whole).items[0]).toBe(read(whole).items[0])
  expect(read({}).title).not.toBe('')
  const empty = read({ items: [] })
  expect(empty.closing).toBe(empty.closing)
})

it('leaves a section that could not be loaded undefined', () => {
  const failed: unknown = undefined
  expect(showMissingKeys(failed, 'es', section)).toBeUndefined()
})

it('warns of a key once, in each language', () => {
  const content = {}
  expect([read(content).title, read(content).title, read({}).title]).toHaveLength(3)
  warnOfMissingKey('en', section, 'title')
  expect(warned()).toEqual([getWarning('title'), getWarning('title').replace('es', 'en')])
})

it.each([
  ['a text', ({ title }: Content) => <p title={title}>{title}</p>, 'title'],
  ['a text to fill in', ({ title }: Content) => <p>{fillIn(title, { name: 'Ada' })}</p>, 'title'],
  ['a text within another', ({ title }: Content) => <p>{`${title} `}</p>, 'title'],
  ['a list', ({ items }: Content) => items.map(({ title }) => <p key={title}>{title}</p>), 'items'],
  ['a part of a list', ({ items }: Content) => items.slice(0, 3).map(() => null), 'items'],
  ['a group of texts', ({ closing }: Content) => <p>{closing.text}</p>, 'closing'],
  ['a list of questions', ({ faqs }: Content) => faqs.map((faq) => <p key={faq}>{faq}</p>), 'faqs'],
])('shows the key of %s that is missing, and warns of it', (_what, show, key) => {
  const { container } = render(<>{show(read({}))}</>)
  expect(container).toHaveTextContent(new RegExp(`^${key}$`))
  expect(renderToString(<>{show(read({}))}</>)).toContain(key)
  expect(warned()).toEqual([getWarning(key)])
})

it('names a key deep within lists by its whole way', () => {
  const { items } = read({ items: [{ title: 'An item' }] })
  const { container } = render(<>{items.map(({ points }) => points.map((point) => point))}</>)
  expect(container).toHaveTextContent(/^items\.0\.points$/)
  expect(warned()).toEqual([getWarning('items.0.points')])
})

it('has an end, for what walks along a missing list', () => {
  const { items } = read({})
  expect(items[items.length]).toBeUndefined()
})

it('is the key in structured data', () => {
  expect(JSON.stringify({ name: read({}).title })).toBe('{"name":"title"}')
})

it.each<[string, object, (content: Content) => unknown]>([
  ['articles/example', {}, ({ faqs }) => faqs],
  ['transcripts/example', {}, ({ writtenIn }) => writtenIn],
  ['transcripts/example', { messages: [{}] }, ({ messages }) => messages?.[0]?.withFlow],
])('takes for optional in %s with %j what only some have', (name, content, readKey) => {
  expect(readKey(showMissingKeys(content as Content, 'es', name))).toBeUndefined()
  expect(warned()).toEqual([])
})

it('does not take it for optional in another section', () => {
  expect(read({}).writtenIn).toBeDefined()
  expect(warned()).toEqual([getWarning('writtenIn')])
})
