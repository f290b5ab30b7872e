import fc from 'fast-check'
import { formatFullPhone, splitExtension } from './fullPhone'

describe('formatFullPhone (R29)', () => {
  it.each([
    ['+34', '612345678', '+34612345678'],
    ['+34', '612 345 678', '+34612345678'],
    ['+34', '(612) 345-678', '+34612345678'],
    ['+34', '[612] 345–678', '+34612345678'],
    ['+34', '612.345.678', '+34612345678'],
    ['+34', '612·345•678', '+34612345678'],
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
    ['Arabic', '٦١٢ ٣٤٥ ٦٧٨'],
    ['Persian', '۶۱۲ ۳۴۵ ۶۷۸'],
    ['Devanagari', '६१२ ३४५ ६७८'],
    ['Bengali', '৬১২ ৩৪৫ ৬৭৮'],
    ['Thai', '๖๑๒ ๓๔๕ ๖๗๘'],
    ['full-width', '（６１２）　３４５－６７８'],
    ['mixed', '612 ٣٤٥ ６７８'],
    ['a leading zero of Arabic', '٠٦١٢٣٤٥٦٧٨'],
    ['a code in Arabic', '+٣٤ ٦١٢٣٤٥٦٧٨'],
    ['00 and the code in Arabic', '٠٠٣٤٦١٢٣٤٥٦٧٨'],
    ['a full-width code', '＋３４６１２３４５６７８'],
  ])('reads digits of other scripts: %s', (_script, phone) => {
    expect(formatFullPhone('+34', phone)).toBe('+34612345678')
  })

  it.each([
    'tel:+34612345678',
    'TEL:612-345-678',
    'tel://0612345678',
    'Tel.: 612 345 678',
    'Móvil: (612) 345 678',
    'Tel:\u00a0+34 612 345 678',
    '612345678,',
    '612 345 678; ',
    '+34 612 345 678.',
    '📞 612 345 678',
    '☎️+34 612 345 678',
    '612 345 678 📱',
  ])('leaves out what is pasted around it: %s', (phone) => {
    expect(formatFullPhone('+34', phone)).toBe('+34612345678')
  })

  it.each([
    '612345678 ext. 12',
    '612 345 678 ext 12',
    '612345678ext12',
    '612345678, extensión 12',
    '612345678, extensio\u0301n: 12',
    '612345678 Extension 12',
    '612345678 x12',
    '612345678 x 12',
    '612345678 (x12)',
    '612345678 #12',
    '612345678 ext. #12',
    '612345678 int. 12',
    '612345678 interno 12',
    '612345678 anexo 12',
    '612345678 ramal 12',
    '612345678 ext. 12;',
    'tel:+34612345678;ext=12',
    '٦١٢٣٤٥٦٧٨ ext ١٢',
  ])('leaves out an extension: %s', (phone) => {
    expect(formatFullPhone('+34', phone)).toBe('+34612345678')
    expect(splitExtension(phone)[1]).toBe('12')
  })

  it.each([
    ['12345 ext. 6', '+3412345ext6'],
    ['#123456', '+34#123456'],
    ['612345678 x', '+34612345678x'],
    ['612345678 ext. 12345678', '+34612345678ext12345678'],
    ['612345678, 913456789', '+34612345678,913456789'],
    ['612345678 Ana', '+34612345678Ana'],
  ])('has no extension: %s', (phone, expected) => {
    expect(formatFullPhone('+34', phone)).toBe(expected)
    expect(splitExtension(phone)[1]).toBe('')
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
