import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import { dialCodes } from '@/features/contactDetails/domain/dialCodes'
import { formatFullPhone } from '@/features/contactDetails/domain/fullPhone'
import { readPhone } from './cleanText'

/** What is stored of a number that a visitor types behind a dial code. */
const store = (dialCode: string, typed: string) => readPhone(formatFullPhone(dialCode, typed))

it.each([
  ['Spain', '+34', '612 345 678', '+34612345678'],
  ['a free number of Spain', '+34', '900 123 456', '+34900123456'],
  ['Spain and a 0 that it does not have', '+34', '0612345678', '+34612345678'],
  ['Britain', '+44', '020 7946 0958', '+442079460958'],
  ['the US', '+1', '(202) 555-0123', '+12025550123'],
  ['Colombia and a 0', '+57', '0312 345 6789', '+573123456789'],
  ['another code', '+34', '+44 20 7946 0958', '+442079460958'],
  ['the US and its 1', '+1', '1 (305) 555-0100', '+13055550100'],
  ['Italy and its 0', '+39', '06 698 12345', '+390669812345'],
  ['Italy, typed with its code', '+39', '+39 06 698 12345', '+390669812345'],
  ['a mobile of Italy', '+39', '333 123 4567', '+393331234567'],
  ['San Marino and its prefix', '+378', '0549 886377', '+3780549886377'],
  ['Hungary and its 06', '+36', '06 1 234 5678', '+3612345678'],
  ['a mobile of Hungary', '+36', '06 30 123 4567', '+36301234567'],
  ['Russia and its 8', '+7', '8 (912) 345-67-89', '+79123456789'],
  ['Kazakhstan and its 8', '+7', '8 701 234 5678', '+77012345678'],
  ['Belarus and its 80', '+375', '8 029 123-45-67', '+375291234567'],
  ['Lithuania and its 8', '+370', '8 612 34567', '+37061234567'],
  ['Ivory Coast and its 0', '+225', '07 01 02 03 04', '+2250701020304'],
  ['Mexico', '+52', '55 1234 5678', '+525512345678'],
  ['Mexico and the 1 of mobiles', '+52', '1 55 1234 5678', '+525512345678'],
  ['Mexico, typed with code and 1', '+52', '+52 1 55 1234 5678', '+525512345678'],
  ['Mexico and 01', '+52', '01 55 1234 5678', '+525512345678'],
  ['Mexico and 044', '+52', '044 55 1234 5678', '+525512345678'],
  ['Mexico and 045', '+52', '045 55 1234 5678', '+525512345678'],
  ['Argentina', '+54', '011 4123-4567', '+541141234567'],
  ['Argentina and its 15', '+54', '011 15 2345-6789', '+5491123456789'],
  ['Argentina, a province and its 15', '+54', '0341 15 555-1234', '+5493415551234'],
  ['Argentina and its 9', '+54', '9 11 2345-6789', '+5491123456789'],
  ['Brazil', '+55', '(11) 91234-5678', '+5511912345678'],
  ['Brazil and its 0', '+55', '011 91234-5678', '+5511912345678'],
  ['Brazil and a carrier', '+55', '0 15 11 91234-5678', '+5511912345678'],
  ['Brazil and any carrier', '+55', '(0xx11) 91234-5678', '+5511912345678'],
  ['Germany and a slash', '+49', '030/901820', '+4930901820'],
  ['a code without a plus', '+34', '34 612 345 678', '+34612345678'],
  ['00 and another code', '+34', '00 44 20 7946 0958', '+442079460958'],
  ['its code twice', '+34', '+34 +34 612 345 678', '+34612345678'],
  ['its code twice, as 00 too', '+34', '+34 0034 612 345 678', '+34612345678'],
  ['a plus twice', '+34', '++34 612 345 678', '+34612345678'],
  ['a plus and 00', '+34', '+0034 612 345 678', '+34612345678'],
  ['two codes', '+34', '+34 +44 20 7946 0958', '+442079460958'],
  ['011 and another code', '+1', '011 52 55 1234 5678', '+525512345678'],
  ['a link', '+34', 'tel:+34612345678', '+34612345678'],
  ['a link to a chat', '+52', 'https://wa.me/525512345678', '+525512345678'],
])('%s: %s and %j make %s', (_what, dialCode, typed, expected) => {
  expect(store(dialCode, typed)).toBe(expected)
})

it.each([
  ['+34', '123456', '+34123456'],
  ['+34', '00612345678', '+340612345678'],
  ['+1', '555-0100', '+15550100'],
  ['+54', '15 2345-6789', '+541523456789'],
  ['+34', '612 345 678 Ana', '+34612345678Ana'],
  ['+34', '612345678/913456789', '+34612345678/913456789'],
  ['+34', '+999 123456', '+999123456'],
  ['+34', '+34 +34 123456', '+34+34123456'],
  ['+34', '+34612345678+34913456789', '+34612345678+34913456789'],
  ['+34', '<i>612345678</i>', '+34<i>612345678</i>'],
])(
  'what can’t be dialled is stored as R29 writes it: %s and %j make %s',
  (dialCode, typed, expected) => {
    expect(store(dialCode, typed)).toBe(expected)
  },
)

it.each(['', '+', '+34', 'ana', '+34612345678ext12', `+${'1'.repeat(300)}`])(
  'leaves what is no number: %j',
  (text) => {
    expect(readPhone(text)).toBe(text)
  },
)

it('has ASCII digits', () => {
  expect(readPhone('+٣٤٦١٢٣٤٥٦٧٨')).toBe('+34612345678')
})

/** Gabon has valid numbers with and without its 0. */
const countries = getCountries().filter((country) => country !== 'GA')

it.each(countries)('a mobile of %s is stored as its E.164 form, however it is typed', (country) => {
  const dialCode = `+${getCountryCallingCode(country)}`
  expect(dialCodes).toContainEqual([country, dialCode])
  const example = getExampleNumber(country, examples)
  const { number = '', nationalNumber = '' } = example ?? {}
  for (const typed of [
    nationalNumber,
    example?.formatNational(),
    example?.formatInternational(),
    example?.getURI(),
    `00${number.slice(1)}`,
  ]) {
    expect([typed, store(dialCode, typed ?? '')]).toEqual([typed, number])
  }
})
