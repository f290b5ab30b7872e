import fc from 'fast-check'
import { formatFullPhone } from './fullPhone'

describe('formatFullPhone (R29)', () => {
  it.each([
    ['+34', '612345678', '+34612345678'],
    ['+34', '612 345 678', '+34612345678'],
    ['+34', '(612) 345-678', '+34612345678'],
    ['+34', '[612] 345–678', '+34612345678'],
    ['+34', '612.345.678', '+34612345678'],
    ['+34', ' 612\u00a0345\t678 ', '+34612345678'],
    ['+34', '\u202a612345678\u202c', '+34612345678'],
    ['+34', '0612345678', '+34612345678'],
    ['+34', '0 612 345 678', '+34612345678'],
    ['+34', '(0)612345678', '+34612345678'],
    ['+34', '00612345678', '+340612345678'],
    ['+1', '2025550123', '+12025550123'],
    ['+44', '020 7946 0958', '+442079460958'],
  ])('%s and %j make %s', (dialCode, phone, expected) => {
    expect(formatFullPhone(dialCode, phone)).toBe(expected)
  })

  it.each([
    ['+34', '+34 612 345 678', '+34612345678'],
    ['+34', '(+34) 612-345-678', '+34612345678'],
    ['+34', '0034612345678', '+34612345678'],
    ['+34', '00 34 612 345 678', '+34612345678'],
    ['+44', '+44 (0)20 7946 0958', '+442079460958'],
    ['+44', '0044 (0)20 7946 0958', '+442079460958'],
    ['+34', '+44 20 7946 0958', '+442079460958'],
    ['+39', '+39 06 1234 5678', '+390612345678'],
  ])('does not write the code twice: %s and %j make %s', (dialCode, phone, expected) => {
    expect(formatFullPhone(dialCode, phone)).toBe(expected)
  })

  it('can’t tell a bare code from a national number', () => {
    expect(formatFullPhone('+34', '34612345678')).toBe('+3434612345678')
  })
})

describe('whatever is typed', () => {
  const settings = { seed: 20261126, numRuns: 500 }
  const dialCode = fc.constantFrom('+34', '+1', '+44', '+39', '+593')
  const typed = fc.string({
    unit: fc.constantFrom(...Array.from('01234567890034 .-()+')),
    maxLength: 20,
  })

  it('starts with one plus, and a second time changes nothing', () => {
    fc.assert(
      fc.property(dialCode, typed, (code, phone) => {
        const full = formatFullPhone(code, phone)
        expect(full).toMatch(/^\+/)
        expect(formatFullPhone(code, full)).toBe(full)
      }),
      settings,
    )
  })

  it('is the same however a national number is spaced and led by a zero', () => {
    const national = fc.stringMatching(/^[1-9]\d{5,10}$/)
    const mark = fc.constantFrom('', ' ', '.', '-', '(', ')', '\u00a0')
    fc.assert(
      fc.property(
        dialCode,
        national,
        fc.boolean(),
        fc.array(mark, { minLength: 12, maxLength: 12 }),
        (code, digits, led, marks) => {
          const spaced = Array.from((led ? '0' : '') + digits, (digit, index) => {
            return (marks[index] ?? '') + digit
          }).join('')
          expect(formatFullPhone(code, spaced)).toBe(code + digits)
        },
      ),
      settings,
    )
  })
})
