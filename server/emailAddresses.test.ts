import { createIsWanted, normalizeEmail } from './emailAddresses'

it.each([
  ['Ana@Acme.example', 'ana@acme.example'],
  [' ana@ACME.example\n', 'ana@acme.example'],
  ['Ana <ana@acme.example>,', 'ana@acme.example'],
  ['ana@ESPAÑOL.ar', 'ana@xn--espaol-zwa.ar'],
  ['N\u0303andu@acme.example', 'ñandu@acme.example'],
])('compares %j as %s', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected)
})

describe('a text that an earlier release stored', () => {
  it.each([
    ['foo,bar@example.com', 'bar@example.com'],
    ['a;bar@example.com', 'bar@example.com'],
    ['x:Bar@Example.com;', 'bar@example.com'],
    ['<bar@example.com>', 'bar@example.com'],
    ['foo<bar@example.com>', 'bar@example.com'],
    ['foo<bar@example.com', 'bar@example.com'],
    ['(bar@example.com', 'bar@example.com'],
    ['mailto:bar@example.com', 'bar@example.com'],
    ['bar@example.com,foo.com', 'bar@example.com'],
    ['foo(x)bar@example.com', 'bar@example.com'],
    ['"ba"r@example.com', 'bar@example.com'],
    ['foo"bar"@example.com', 'bar@example.com'],
    ['<"a..b"@example.com>', 'a..b@example.com'],
    ['ñandú@example.com', 'ñandú@example.com'],
    ['a..b@example.com', 'a..b@example.com'],
    ['bar@español.ar', 'bar@xn--espaol-zwa.ar'],
  ])('%j is found by itself and by %s, and by no other', (stored, email) => {
    expect(createIsWanted(stored)(stored)).toBe(true)
    expect(createIsWanted(` ${email.toUpperCase()}`)(stored)).toBe(true)
    expect(createIsWanted(`x${email}`)(stored)).toBe(false)
    expect(createIsWanted('eve@example.com')(stored)).toBe(false)
  })

  it('is not found by an address that is only part of its name', () => {
    expect(createIsWanted('eve@example.com')('"eve@example.com" <ana@acme.example>')).toBe(false)
  })
})
