import fc from 'fast-check'
import { readEmail, readMailbox } from './email'

describe('an address that is one', () => {
  it.each([
    'a@b.c',
    'ana@acme.example',
    'ana+demo@mail.acme.example',
    "o'neill_1-2@acme.example",
    '!#$%&*/=?^`{|}~@acme.example',
    `${'x'.repeat(64)}@acme.example`,
    `ana@${'x'.repeat(63)}.example`,
    'ana@xn--espaol-zwa.ar',
    'Ana.Garcia@4.acme.example',
  ])('stays as it is: %s', (email) => {
    expect(readEmail(email)).toBe(email)
  })

  it('has its domain in lower case, and its local part as typed', () => {
    expect(readEmail('Ana.GARCIA@Acme.EXAMPLE')).toBe('Ana.GARCIA@acme.example')
  })
})

it.each([
  ['spaces', ' \t ana@acme.example\n'],
  ['non-breaking spaces', '\u00a0ana@acme.example\u202f'],
  ['zero-width characters', '\u200bana\u200d@acme\u2060.example\ufeff'],
  ['marks of direction', '\u202aana@acme.example\u202c'],
  ['a soft hyphen', 'ana@ac\u00adme.example'],
  ['full-width characters', 'ａｎａ＠ａｃｍｅ．ｅｘａｍｐｌｅ'],
  ['a full-width at', 'ana＠acme.example'],
  ['a link', 'mailto:ana@acme.example'],
  ['a link in capitals', 'MAILTO:ana@acme.example'],
  ['a link with slashes', 'mailto://ana@acme.example'],
  ['a link with a space', 'mailto: ana@acme.example'],
  ['a link with a subject', 'mailto:ana@acme.example?subject=Hola, Eva&cc=eve@other.example'],
  ['an encoded link', 'mailto:ana%40acme.example'],
  ['angle brackets', '<ana@acme.example>'],
  ['single quotation marks', '‹ana@acme.example›'],
  ['a link in brackets', '<mailto:ana@acme.example>'],
  ['a name', 'Ana García <ana@acme.example>'],
  ['a name without a space', 'Ana<ana@acme.example>'],
  ['a name in quotes', '"García, Ana" <ana@acme.example>'],
  ['single quotes, as of Outlook', "'ana@acme.example'"],
  ['double quotes', '"ana@acme.example"'],
  ['curly quotes', '“ana@acme.example”'],
  ['guillemets', '«ana@acme.example»'],
  ['parentheses', '(ana@acme.example)'],
  ['square brackets', '[ana@acme.example]'],
  ['spaces in brackets', 'Ana < ana@acme.example >'],
  ['a comma', 'ana@acme.example,'],
  ['a semicolon', 'ana@acme.example; '],
  ['a dot', 'ana@acme.example.'],
  ['several of them', 'Ana <ana@acme.example>;, .'],
])('is cleaned of %s', (_what, text) => {
  expect(readEmail(text)).toBe('ana@acme.example')
})

it.each([
  ['ana@español.ar', 'ana@xn--espaol-zwa.ar'],
  ['ana@ESPAN\u0303OL.ar', 'ana@xn--espaol-zwa.ar'],
  ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
])('the domain of %s is read as %s', (text, email) => {
  expect(readEmail(text)).toBe(email)
})

describe('what is refused', () => {
  it.each([
    'foo,bar@example.com',
    'a;victim@example.com',
    'a:victim@example.com',
    'x:victim@example.com;',
    'x:<victim@example.com>;',
    'foo,<victim@example.com>',
    'a@b.c,victim@example.com',
    'a@b.c, Eve <victim@example.com>',
    'a@b.c Eve <victim@example.com>',
    '<a@b.c> <victim@example.com>',
    '<a@b.c>,victim@example.com',
    'foo<victim@example.com',
    'foo>victim@example.com',
    '<<victim@example.com>>',
    '(victim@example.com',
    'vic(x)tim@example.com',
    '"victim@example.com',
    '"q"victim@example.com',
    '"a b"@example.com',
    'a\\,victim@example.com',
    'a[b]@example.com',
    'ana@[127.0.0.1]',
    'foo，victim@example.com',
    'foo\u037evictim@example.com',
    'a\r\nBcc:victim@example.com',
    'mailto:a@b.c,victim@example.com',
    'mailto:a%2Cvictim@example.com',
    'mailto:a%0Avictim@example.com',
    'mailto:%E0%A4%A@example.com',
    'mailto:?to=victim@example.com',
  ])('a separator: %j', (text) => {
    expect(readEmail(text)).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    'ana',
    'ana@',
    '@acme.example',
    'ana@acme',
    'ana@acme.',
    'ana@.',
    'ana@b@c.d',
    'ana garcia@acme.example',
    'ana@ac me.example',
    'ana\u00a0garcia@acme.example',
    'ana..garcia@acme.example',
    '.ana@acme.example',
    'ana.@acme.example',
    'ñandú@acme.example',
    'mª@acme.example',
    'ana٣@acme.example',
    'ana@acme..example',
    'ana@.acme.example',
    'ana@-acme.example',
    'ana@acme-.example',
    'ana@acme.-example',
    'ana@acme.example-',
    'ana@acme_inc.example',
    'ana@acme.example/x',
    'ana@acme.example:25',
    'ana@acme.example#x',
    'ana@ex%61mple.com',
    'ana@127.0.0.1',
    'ana@1.2',
    'ana@①.②',
    'ana@xn--a.example',
    `${'x'.repeat(65)}@acme.example`,
    `ana@${'x'.repeat(64)}.example`,
    `ana@${'x.'.repeat(125)}example`,
  ])('what no mail can arrive at: %j', (text) => {
    expect(readEmail(text)).toBeUndefined()
  })
})

it.each([
  ['demo@example.com', ''],
  ['Example <demo@example.com>', 'Example'],
  ['"Example, S.A." <demo@example.com>', 'Example, S.A.'],
])('the mailbox %s has the name %j', (text, name) => {
  expect(readMailbox(text)).toEqual({ name, address: 'demo@example.com' })
})

it('reads what it has read as the same address', () => {
  const parts = [
    'ana',
    'Eve',
    '@',
    '.',
    'acme',
    'com',
    ',',
    '<',
    '>',
    ' ',
    'ñ',
    '＠',
    'mailto:',
    '-',
  ]
  const settings = { seed: 20261126, numRuns: 5_000 }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...parts), maxLength: 12 }), (text) => {
      const email = readEmail(text)
      if (email !== undefined) expect(readEmail(email)).toBe(email)
    }),
    settings,
  )
})
